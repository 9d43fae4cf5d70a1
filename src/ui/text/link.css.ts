import { style } from '@vanilla-extract/css';
import { media, motion, vars } from '../theme/theme.css.ts';

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

/** すべて見る */
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

/** Underlined only on hover: names, titles, rows. */
export const quietLink = style({
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 4 },
      },
    },
  },
});
