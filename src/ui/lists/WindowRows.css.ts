import { style } from '@vanilla-extract/css';

/**
 * As high as all rows together. No scroll anchoring: at the page's end the browser would keep the footer in
 * view while rows are added above it.
 */
export const rows = style({ position: 'relative', contain: 'layout style', overflowAnchor: 'none' });

export const row = style({ position: 'absolute', left: 0, width: '100%', contain: 'layout style' });
