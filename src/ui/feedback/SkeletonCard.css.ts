import { style } from '@vanilla-extract/css';
import { media } from '../theme/theme.css.ts';

export const line = style({ marginTop: 12 });
/** With what is left below it, as high as the card that comes. */
export const second = style({
  margin: '8px 0 10.5px',
  '@media': { [media.phone]: { marginBottom: 3.5 } },
});
