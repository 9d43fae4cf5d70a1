import { style } from '@vanilla-extract/css';
import { offline } from '../chrome/Shell.css.ts';
import { media } from '../../ui/theme/theme.css.ts';

/** In the place where a cut line is told of: a new version comes by a line. Where that is narrow, the words have a line of their own. */
export const note = style([
  offline,
  { display: 'flex', alignItems: 'center', gap: 8, padding: '4px 4px 4px 16px' },
  {
    '@media': {
      [media.aboveP]: { flexWrap: 'wrap', justifyContent: 'space-between', gap: 0 },
      print: { display: 'none' },
    },
  },
]);
export const words = style({
  flex: 1,
  minWidth: 0,
  padding: '7px 0',
  '@media': { [media.aboveP]: { flex: '1 0 100%', paddingBottom: 0 } },
});
