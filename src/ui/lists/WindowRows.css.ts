import { style } from '@vanilla-extract/css';

/**
 * As high as all rows together, whatever is mounted. The browser must not hold on to what stands below it: at the page's end it would keep the
 * footer in view while rows are put in above it.
 */
export const rows = style({ position: 'relative', contain: 'layout style', overflowAnchor: 'none' });

export const row = style({ position: 'absolute', left: 0, width: '100%', contain: 'layout style' });
