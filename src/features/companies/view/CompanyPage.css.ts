import { style } from '@vanilla-extract/css';
import { fig, sectionTitle } from '../../../ui/text/text.css.ts';
import { media, motion, vars } from '../../../ui/theme/theme.css.ts';
import * as own from '../../own-page/ownPage.css.ts';

const { color, layout } = vars;

export const who = style({ minWidth: 0 });
export const face = style({
  position: 'relative',
  zIndex: 1,
  width: 104,
  height: 104,
  padding: 4,
  marginTop: -64,
  background: color.paper,
});
export const industry = style({ marginTop: 4, fontSize: 14, lineHeight: 1.7, color: color.ink2 });
/** Above the openings. */
export const intro = style([
  own.body,
  { paddingBottom: 56, '@media': { [media.phone]: { paddingBottom: 40 } } },
]);
export const main = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gap: 56,
  minWidth: 0,
  alignContent: 'start',
});
export const side = style({ gridColumn: '9 / 13', minWidth: 0 });
export const openings = style({
  padding: `0 ${layout.margin} 96px`,
  '@media': { [media.phone]: { paddingBottom: 56 } },
});
export const description = style({
  fontSize: 16,
  lineHeight: 2,
  maxWidth: '38em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: 15 } },
});
export const section = style({ borderTop: `3px solid ${color.ink}`, minWidth: 0 });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  padding: '12px 0 16px',
});
export const title = style([sectionTitle, { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } }]);
export const count = style([fig, { fontSize: 17, color: color.ink3 }]);
export const facts = style({ borderTop: `3px solid ${color.ink}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.7,
});
export const factName = style({ color: color.ink3, fontSize: 13 });
export const factValue = style({ overflowWrap: 'anywhere', minWidth: 0, wordBreak: 'auto-phrase' });
export const figure = style([fig, { fontSize: 24, color: color.ink }]);
export const note = style({ display: 'block', fontSize: 13, color: color.ink2 });
export const outside = style({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  color: color.ai,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  transition: `color ${motion.quick}`,
});

export const readOnly = style({ fontSize: 14, lineHeight: 1.8, color: color.ink2, wordBreak: 'auto-phrase' });
export const inWords = style({
  marginLeft: 8,
  color: color.ai,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** Until the members are loaded; everything below is out of sight anyway. */
export const membersPlace = style({ minHeight: 720 });
