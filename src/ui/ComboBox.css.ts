import { style } from '@vanilla-extract/css';

export const frameMany = style({ flexWrap: 'wrap', gap: 6, paddingBlock: 5, paddingInline: '6px 12px' });
export const input = style({ flex: '1 1 120px', padding: '4px 6px' });
