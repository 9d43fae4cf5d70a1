import { style } from '@vanilla-extract/css';
import { media } from '../theme/theme.css.ts';

export const picture = style({ aspectRatio: '4 / 3' });
export const line = style({ width: '72%', height: 14, marginTop: 12 });
/** Makes it as high as the card that comes. */
export const second = style({
  width: '40%',
  height: 12,
  margin: '8px 0 10.5px',
  '@media': { [media.phone]: { marginBottom: 3.5 } },
});
