import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

/** A creator's name in a list, as a link to them. */
export const personLink = style({
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 5 } } },
    [media.coarse]: { display: 'inline-block', padding: '8px 0', margin: '-8px 0' },
  },
});
/** What stands under the name. */
export const personStanding = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginTop: 4,
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
});
