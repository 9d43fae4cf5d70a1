import { style } from '@vanilla-extract/css';
import { mincho, num, paneTitleS } from '../../../../ui/text/text.css.ts';
import { media, vars, z } from '../../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const compare = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 56,
  padding: `0 12px 0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.ink}`,
});
export const title = style([paneTitleS]);
export const count = style([num, { fontSize: 13, color: color.ink2 }]);
export const close = style({ marginLeft: 'auto' });
export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '@media': { [media.phone]: { scrollSnapType: 'x proximity' } },
});
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [media.phone]: { width: 'max-content' } },
});
const cell = {
  minWidth: 220,
  padding: `12px ${layout.toolMargin}`,
  textAlign: 'left',
  verticalAlign: 'top',
  borderRight: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { width: '78vw', scrollSnapAlign: 'start' } },
  selectors: { '&:last-child': { borderRight: 0 } },
} as const;
export const person = style({
  ...cell,
  position: 'sticky',
  top: 0,
  zIndex: z.raised,
  background: color.paper,
  borderBottom: `1px solid ${color.ink}`,
  fontWeight: 400,
});
export const who = style({ display: 'flex', alignItems: 'center', gap: 10 });
export const name = style([
  mincho,
  {
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontSize: 18,
    lineHeight: 1.3,
    textAlign: 'left',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
  },
]);
export const trade = style({ display: 'block', marginTop: 4, fontSize: 12, color: color.ink2 });
export const terms = style([
  num,
  { display: 'flex', flexWrap: 'wrap', gap: '0 14px', marginTop: 4, fontSize: 12, color: color.ink2 },
]);
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 3,
  marginTop: 8,
});
export const work = style({ aspectRatio: '4 / 3', overflow: 'hidden' });
export const question = style({
  padding: `14px ${layout.toolMargin} 0`,
  textAlign: 'left',
  fontSize: 13,
  lineHeight: 1.6,
  fontWeight: 700,
});
/** On a phone the answers move past below it. */
export const asked = style({
  '@media': {
    [media.phone]: {
      display: 'inline-block',
      position: 'sticky',
      left: layout.toolMargin,
      maxWidth: `calc(100vw - 2 * ${layout.toolMargin})`,
      wordBreak: 'auto-phrase',
    },
  },
});
export const number = style([mincho, { marginRight: 10 }]);
export const answer = style({
  ...cell,
  paddingTop: 4,
  paddingBottom: 18,
  borderBottom: `1px solid ${color.rule2}`,
  fontSize: 14,
  lineHeight: 1.85,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const unasked = style({ color: color.ink3 });
