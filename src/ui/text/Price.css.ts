import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const price = style({ whiteSpace: 'nowrap' });
export const figure = style({
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
});
export const strong = style({ fontSize: 18, fontWeight: 700 });
export const ornament = style({
  fontFamily: vars.font.num,
  fontVariantNumeric: 'lining-nums',
  fontStretch: '70%',
  fontWeight: 600,
  fontSize: 38,
  lineHeight: 0.86,
  letterSpacing: '-.01em',
});
export const words = style({ fontSize: '0.86em', fontWeight: 400, color: vars.color.ink2 });
