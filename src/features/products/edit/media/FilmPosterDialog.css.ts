import { style } from '@vanilla-extract/css';
import { num } from '../../../../ui/text/text.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

const { color } = vars;

export const scene = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '56dvh',
  objectFit: 'contain',
  background: color.sink,
});
export const slider = style({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 12 });
export const time = style([num, { minWidth: 56, fontSize: 13, textAlign: 'right', color: color.ink2 }]);
export const failure = style({ marginTop: 12 });
