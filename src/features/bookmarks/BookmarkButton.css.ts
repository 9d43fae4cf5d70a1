import { style } from '@vanilla-extract/css';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

const { color } = vars;
const touched = `${media.phone}, ${media.coarse}`;
const forced = '(forced-colors: active)';
const shape = 'polygon(0 0, 100% 0, 100% 100%, 50% 80%, 0 100%)';

/** While the card is hovered or focused, and always once saved. */
const shown = ':is(article, [data-work]):is(:hover, :has(:focus-visible)) > &';
const bothOf = (sign: '::before' | '::after'): string => `${shown}${sign}, &[aria-pressed=true]${sign}`;

/**
 * A single element: ::before is the ribbon, ::after the sign on it. They exist only when shown, as every card
 * in a feed has one.
 */
export const ribbon = style({
  position: 'absolute',
  top: 0,
  right: 8,
  zIndex: z.raised,
  display: 'grid',
  justifyItems: 'center',
  width: 44,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  '::before': {
    gridArea: '1 / 1',
    width: 24,
    height: 40,
    background: color.ink,
    clipPath: shape,
  },
  // A plus of two strokes.
  '::after': {
    gridArea: '1 / 1',
    zIndex: z.raised,
    width: 11,
    height: 11,
    marginTop: 10,
    background: `linear-gradient(${color.paper}, ${color.paper}) center / 11px 1.5px no-repeat, linear-gradient(${color.paper}, ${color.paper}) center / 1.5px 11px no-repeat`,
  },
  selectors: {
    [bothOf('::before')]: { content: '""' },
    [bothOf('::after')]: { content: '""' },
    '&[aria-pressed=true]::before': { background: color.aiFill },
    // A tick.
    '&[aria-pressed=true]::after': {
      boxSizing: 'border-box',
      width: 11,
      height: 6,
      marginTop: 11,
      background: 'none',
      borderLeft: `1.5px solid ${color.onAi}`,
      borderBottom: `1.5px solid ${color.onAi}`,
      rotate: '-45deg',
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [touched]: {
      top: 'auto',
      bottom: -12,
      right: -10,
      height: 44,
      placeItems: 'center',
      // Outlined when not saved: the same shape in the paper's colour covers it.
      '::before': { content: '""', width: 14, height: 20, background: color.ink2 },
      '::after': {
        content: '""',
        width: 11,
        height: 17,
        margin: '0 0 1px',
        background: color.paper,
        clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 77%, 0 100%)',
      },
      selectors: {
        '&[aria-pressed=true]::after': { content: 'none' },
        '&[aria-pressed=true]::before': { background: color.ai },
      },
    },
    [forced]: {
      '::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
      selectors: { '&[aria-pressed=true]::before': { background: 'Highlight' } },
    },
  },
});

/** Hidden on touch screens, where a small picture leaves no room for two targets. */
export const ofThumb = style({ '@media': { [touched]: { display: 'none' } } });

export const square = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: `1px solid ${color.ink}`,
  borderRadius: vars.radius.m,
  background: 'none',
  selectors: { '&[aria-pressed=true]': { borderColor: color.ai, color: color.ai } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sink } } } },
});

/** At the end of an opening's row, above the link that covers the row. */
export const ofRow = style({
  position: 'relative',
  zIndex: z.raised,
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  // Lets the icon, not the button, end at the row's edge.
  marginRight: -14,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink3,
  selectors: { '&[aria-pressed=true]': { color: color.ai } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
