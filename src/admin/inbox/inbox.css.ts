import { style } from '@vanilla-extract/css';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 8,
  margin: '12px 0 16px',
  padding: 0,
  listStyle: 'none',
});
