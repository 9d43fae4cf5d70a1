import { style } from '@vanilla-extract/css';

export const more = style({ padding: '24px 0', textAlign: 'center' });
