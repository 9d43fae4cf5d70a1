import { style, styleVariants } from '@vanilla-extract/css';
import { mincho } from '../text/text.css.ts';
import { media, motion, vars } from '../theme/theme.css.ts';

const { color } = vars;

const bar = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const bars = styleVariants({
  /** The tabs are the feed's title. */
  title: [bar, { gap: 32, alignItems: 'baseline', '@media': { [media.phone]: { gap: 20 } } }],
  small: [
    bar,
    { gap: 28, boxShadow: `inset 0 -1px 0 ${color.rule}`, '@media': { [media.phone]: { gap: 22 } } },
  ],
  dense: [bar, { gap: 20, boxShadow: `inset 0 -1px 0 ${color.rule}` }],
});

const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  padding: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
  selectors: {
    '&[aria-selected=true], &[aria-current], &[aria-pressed=true]': {
      color: color.ink,
      fontWeight: 700,
      borderBottomColor: color.ink,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const tabs = styleVariants({
  title: [
    tab,
    mincho,
    {
      fontSize: 28,
      lineHeight: 1.3,
      fontWeight: 400,
      padding: '4px 0 6px',
      color: color.ink3,
      '@media': { [media.phone]: { fontSize: 21, minHeight: 44 } },
    },
  ],
  small: [tab, { height: 48, fontSize: 15 }],
  dense: [tab, { height: 44, fontSize: 13 }],
});

export const count = style({
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
  fontSize: 12,
  fontWeight: 400,
  color: color.ink3,
});
export const fresh = style({ color: color.shu, fontWeight: 700 });
export const panel = style({
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: 4 } },
});
