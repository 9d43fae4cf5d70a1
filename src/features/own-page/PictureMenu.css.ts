import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** In the picture's corner. */
export const onCover = style({
  position: 'absolute',
  right: layout.margin,
  bottom: 12,
  '@media': { [media.phone]: { bottom: 10 } },
});
export const onFace = style({ position: 'absolute', right: 2, bottom: 2, display: 'grid' });
/** Visible on any picture. */
export const coverButton = style({ background: color.paper });
export const faceButton = style({
  borderColor: color.ink,
  borderRadius: '50%',
  background: color.paper,
});
