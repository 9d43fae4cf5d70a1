import { style } from '@vanilla-extract/css';

export const line = style({ marginTop: 12 });
export const second = style({ marginTop: 8 });
