import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { margin } = vars.layout;

/** A page of one column. */
export const pageColumn = style({
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: `40px ${margin} 80px`,
  '@media': { [media.phone]: { padding: `24px ${margin} 48px` } },
});
