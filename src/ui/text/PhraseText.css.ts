import { style } from '@vanilla-extract/css';

/** Only where the phrases were marked by hand. */
export const phrases = style({ wordBreak: 'keep-all', overflowWrap: 'anywhere' });
