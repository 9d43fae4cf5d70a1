import { style } from '@vanilla-extract/css';
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
