import { style, styleVariants } from '@vanilla-extract/css';
import { media, motion, vars } from '../theme/theme.css.ts';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled):not([aria-disabled=true])': { background: vars.color.sink } },
    },
  },
  selectors: {
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      color: vars.color.ink3,
      cursor: 'not-allowed',
    },
  },
});

export const framed = style({ borderColor: vars.color.ink });
export const pressed = style({ color: vars.color.ai, borderColor: vars.color.ai });

export const size = styleVariants({
  s: {
    width: 32,
    height: 32,
    '@media': { [media.coarse]: { '::after': { content: '""', position: 'absolute', inset: -7 } } },
  },
  m: { width: 40, height: 40, '@media': { [media.coarse]: { width: 44, height: 44 } } },
  l: { width: 48, height: 48 },
});

/** The unread dot, in a ring of paper colour. */
export const dot = style({
  position: 'absolute',
  top: 8,
  right: 8,
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars.color.shu,
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
});
