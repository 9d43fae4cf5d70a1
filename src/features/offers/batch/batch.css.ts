import { style } from '@vanilla-extract/css';
import { mincho, sectionTitle as sectionTitleLook } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';
import { pageColumn } from '../../page/pageColumn.css.ts';

const { color } = vars;

export const page = pageColumn;
export const title = style([
  mincho,
  {
    fontSize: 30,
    lineHeight: 1.4,
    wordBreak: 'auto-phrase',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: 24 } },
  },
]);
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: '16px 0' });
export const fact = style({ color: color.ink3, fontSize: 12 });
export const detail = style({
  maxWidth: 760,
  lineHeight: 1.9,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const section = style({ marginTop: 32, borderTop: `3px solid ${color.ink}` });
export const sectionTitle = style([sectionTitleLook, { padding: '14px 0', fontSize: 22 }]);
export const replies = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '32px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const reply = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  paddingTop: 16,
  borderTop: `1px solid ${color.ink}`,
});
export const who = style({ display: 'flex', alignItems: 'center', gap: 12, fontWeight: 700 });
export const link = style({
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
export const state = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', fontSize: 13 });
export const when = style({ color: color.ink3 });
export const words = style({
  paddingLeft: 12,
  borderLeft: `2px solid ${color.shu}`,
  fontSize: 13,
  lineHeight: 1.8,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 'auto' });
export const again = style({ marginTop: 24, fontSize: 13 });
