import { style } from '@vanilla-extract/css';
import { media, motion, vars } from '../theme/theme.css.ts';

/** A link inside running text. */
export const link = style({
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  textDecorationColor: vars.color.rule2,
  transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.ai, textDecorationColor: 'currentColor' } },
    },
  },
});

/** すべて見る: small, bold, with an ink line under it. */
export const moreLink = style({
  fontSize: 13,
  lineHeight: 1.5,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  borderBottom: '1px solid currentColor',
  position: 'relative',
  '::after': { content: '""', position: 'absolute', inset: '-12px -8px' },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ai } } } },
});

/** A link that is only words until it is pointed at: names, titles, rows. */
export const quietLink = style({
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 4 },
      },
    },
  },
});
