import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, motion, vars } from '../theme/theme.css.ts';

const { color } = vars;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color.ink,
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  // Nobody can press them on paper.
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[aria-busy=true]': { cursor: 'progress' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      borderColor: color.rule2,
      background: 'none',
      color: color.ink3,
      cursor: 'not-allowed',
    },
  },
});

const hovered = '&:hover:not(:disabled):not([aria-disabled=true])';

export const variant = styleVariants({
  primary: {
    background: color.aiFill,
    borderColor: color.aiFill,
    color: color.onAi,
    '@media': {
      [media.hover]: { selectors: { [hovered]: { background: color.aiDeep, borderColor: color.aiDeep } } },
    },
    selectors: { '&[data-look=hover]': { background: color.aiDeep, borderColor: color.aiDeep } },
  },
  secondary: {
    borderColor: color.ink,
    '@media': { [media.hover]: { selectors: { [hovered]: { background: color.ink, color: color.paper } } } },
    selectors: { '&[data-look=hover]': { background: color.ink, color: color.paper } },
  },
  creator: {
    background: color.shuFill,
    borderColor: color.shuFill,
    color: color.onShu,
    '@media': {
      [media.hover]: { selectors: { [hovered]: { background: color.shuDeep, borderColor: color.shuDeep } } },
    },
    selectors: { '&[data-look=hover]': { background: color.shuDeep, borderColor: color.shuDeep } },
  },
  danger: {
    borderColor: color.shu,
    color: color.shu,
    '@media': {
      [media.hover]: {
        selectors: {
          [hovered]: { background: color.shuFill, borderColor: color.shuFill, color: color.onShu },
        },
      },
    },
    selectors: {
      '&[data-look=hover]': { background: color.shuFill, borderColor: color.shuFill, color: color.onShu },
    },
  },
  text: {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 5,
    '@media': { [media.hover]: { selectors: { [hovered]: { color: color.ai } } } },
    selectors: {
      '&[data-look=hover]': { color: color.ai },
      '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': { borderColor: 'transparent' },
    },
  },
});

/** For the design system's own page. */
globalStyle(`${button}[data-look=focus]`, { outline: `2px solid ${color.ai}`, outlineOffset: 2 });

const larger = { '::after': { content: '""', position: 'absolute', inset: '-7px 0' } } as const;

export const size = styleVariants({
  s: { height: 32, padding: '0 12px', fontSize: 13, '@media': { [media.coarse]: larger } },
  m: { height: 40, padding: '0 20px', fontSize: 14, '@media': { [media.coarse]: { height: 44 } } },
  l: { height: 52, padding: '0 28px', fontSize: 16 },
});

export const textPadding = style({ paddingInline: 8 });
/** A text button at the edge of its column: its words align, as padding and border stand outside. */
export const flush = style({ marginLeft: -9 });
export const block = style({ width: '100%' });

/** Both faces of a button that can load lie on one another, so its width never changes. */
export const faces = style({ display: 'inline-grid', placeItems: 'center' });
export const face = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 8 });
export const away = style({ visibility: 'hidden' });
export const faded = style({ opacity: 0 });
