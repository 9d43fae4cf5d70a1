import { style } from '@vanilla-extract/css';
import { offline } from '../chrome/Shell.css.ts';

/** In the place where a cut line is told of: a new version comes by a line. */
export const note = style([
  offline,
  { display: 'flex', alignItems: 'center', gap: 8, padding: '4px 4px 4px 16px' },
  { '@media': { print: { display: 'none' } } },
]);
export const words = style({ flex: 1, minWidth: 0, padding: '7px 0' });
