import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.wait,
  color: vars.color.ink2,
  objectFit: 'cover',
  fontFamily: vars.font.mincho,
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
});
export const square = style({ borderRadius: vars.radius.s });

const size = (px: number) => ({ width: px, height: px, fontSize: px * 0.5 });
/** For the character in place of a picture. */
export const sizes = styleVariants({
  20: size(20),
  24: size(24),
  28: size(28),
  32: size(32),
  40: size(40),
  48: size(48),
  64: size(64),
  96: size(96),
});
