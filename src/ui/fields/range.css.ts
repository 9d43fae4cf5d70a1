import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** A native slider that fills its line. */
export const range = style({
  flex: 1,
  minWidth: 0,
  height: 44,
  margin: 0,
  accentColor: vars.color.aiFill,
  cursor: 'pointer',
});
