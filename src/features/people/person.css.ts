import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/theme.css.ts';

/** A creator's name in a list, as a link to them. */
export const personLink = style({
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 5 } } },
    [media.coarse]: { display: 'inline-block', padding: '8px 0', margin: '-8px 0' },
  },
});
