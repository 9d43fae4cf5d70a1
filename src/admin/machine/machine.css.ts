import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/theme.css.ts';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 48px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
