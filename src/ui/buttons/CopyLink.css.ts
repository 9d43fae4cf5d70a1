import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/theme.css.ts';

export const square = style({
  width: 48,
  height: 48,
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  background: 'none',
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.m,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.sink } } } },
});
