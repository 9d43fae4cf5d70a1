import { style } from '@vanilla-extract/css';
import { popover } from '../overlays/Overlay.css.ts';

/** In the top layer, or above the page without one. */
export const panel = style([
  popover,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    flexDirection: 'column',
    overflow: 'hidden',
    display: 'flex',
  },
]);
/** Offset parent of the options. */
export const options = style({ position: 'relative', minHeight: 0 });
