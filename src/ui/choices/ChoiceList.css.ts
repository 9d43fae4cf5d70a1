import { style } from '@vanilla-extract/css';
import { popover } from '../overlays/Overlay.css.ts';

/** In the browser's top layer, or over the page where there is none. */
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
/** Options are found by where they stand in it. */
export const options = style({ position: 'relative', minHeight: 0 });
