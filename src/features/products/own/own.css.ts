import { style } from '@vanilla-extract/css';
import { num, sectionTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const section = style({ borderTop: `3px solid ${color.ink}` });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '14px 0',
});
export const title = style([sectionTitle, { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } }]);
export const count = style([num, { marginLeft: 10, fontSize: 14, color: color.ink3 }]);
export const none = style({ padding: '4px 0 24px', fontSize: 14, lineHeight: 1.9, color: color.ink2 });
export const rows = style({ borderTop: `1px solid ${color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 16,
  padding: '14px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: 12 } },
});
export const picture = style({ display: 'block' });
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: 15, lineHeight: 1.5, fontWeight: 700, overflowWrap: 'anywhere' });
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  marginTop: 4,
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
});
export const reason = style({
  marginTop: 6,
  paddingLeft: 10,
  borderLeft: `3px solid ${color.shu}`,
  fontSize: 13,
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 8 });
