import { style } from '@vanilla-extract/css';
import { num } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, font } = vars;

export const sheet = style({
  padding: '48px 56px 36px',
  border: `1px solid ${color.rule}`,
  background: color.raise,
  fontFamily: font.mincho,
  '@media': { [media.phone]: { padding: '24px 16px' } },
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  color: color.ink2,
  fontFamily: font.gothic,
  fontSize: 12,
});
export const title = style({
  margin: '20px 0',
  fontSize: 27,
  fontWeight: 700,
  lineHeight: 1.4,
  letterSpacing: '0.12em',
  textAlign: 'center',
  '@media': { [media.phone]: { margin: '14px 0', fontSize: 21 } },
});
export const parties = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: `2px solid ${color.ink}`,
  borderBottom: `1px solid ${color.ink}`,
  fontSize: 13,
  lineHeight: 1.75,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const party = style({
  padding: '9px 0 10px',
  selectors: { '& + &': { paddingLeft: 18, borderLeft: `1px solid ${color.rule2}` } },
  '@media': {
    [media.phone]: {
      selectors: { '& + &': { paddingLeft: 0, borderLeft: 0, borderTop: `1px solid ${color.rule}` } },
    },
  },
});
export const role = style({ color: color.ink3, fontFamily: font.gothic, fontSize: 12 });
export const partyName = style({ fontSize: 15, fontWeight: 700 });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '26px 124px minmax(0, 1fr)',
  padding: '8px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.75,
  '@media': { [media.phone]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
});
export const changed = style({
  margin: '0 -16px',
  padding: '8px 16px',
  boxShadow: `inset 2px 0 0 ${color.ai}`,
  '@media': { [media.phone]: { margin: '0 -10px', padding: '8px 10px' } },
});

export const lit = style({
  margin: '0 -16px',
  padding: '8px 16px',
  background: color.aiWash,
  boxShadow: `inset 3px 0 0 ${color.ai}`,
  '@media': { [media.phone]: { margin: '0 -10px', padding: '8px 10px' } },
});
export const number = style([num, { fontSize: 15, fontWeight: 600 }]);
export const label = style({
  paddingRight: 12,
  color: color.ink2,
  fontFamily: font.gothic,
  fontSize: 13,
  lineHeight: 1.9,
  wordBreak: 'auto-phrase',
});
export const said = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: 2 } },
});
export const before = style({ display: 'block', color: color.ink3 });
export const after = style({ textDecoration: 'none', background: color.aiWash, fontWeight: 700 });
export const noteLine = style({
  display: 'block',
  color: color.ink2,
  fontFamily: font.gothic,
  fontSize: 12,
  lineHeight: 1.65,
});
export const missing = style({
  paddingLeft: 10,
  borderLeft: `2px solid ${color.shu}`,
  color: color.shu,
  fontFamily: font.gothic,
  fontSize: 13,
  fontWeight: 700,
  wordBreak: 'auto-phrase',
});
export const law = style({ marginTop: 18, color: color.ink3, fontFamily: font.gothic, fontSize: 12 });
