import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** The act of each picture stands in its corner. */
export const onCover = style({
  position: 'absolute',
  right: layout.margin,
  bottom: 12,
  '@media': { [media.phone]: { bottom: 10 } },
});
export const onFace = style({ position: 'absolute', right: 2, bottom: 2, display: 'grid' });
/** Whatever the picture, the button is seen on it. */
export const coverButton = style({ background: color.paper });
export const faceButton = style({
  borderColor: color.ink,
  borderRadius: '50%',
  background: color.paper,
});
