import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const dot = style({
  display: 'inline-block',
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars.color.shu,
});
export const unread = style({ color: vars.color.shu, fontWeight: 700, whiteSpace: 'nowrap' });
export const figure = style({
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
});
