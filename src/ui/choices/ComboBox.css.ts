import { style } from '@vanilla-extract/css';

export const frameMany = style({ flexWrap: 'wrap', gap: 6, padding: '5px 12px 5px 6px' });
export const input = style({ flex: '1 1 120px', padding: '4px 6px' });
