import { style } from '@vanilla-extract/css';

export const combined = style({ textCombineUpright: 'all' });
