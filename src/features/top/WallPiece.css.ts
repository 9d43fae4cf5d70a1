import { style } from '@vanilla-extract/css';
import { num } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const piece = style({ minWidth: 0 });

export const link = style({ display: 'block', selectors: { '&:focus-visible': { outlineOffset: 4 } } });

export const caption = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  alignItems: 'baseline',
  padding: '8px 0 22px',
  fontSize: 12,
  lineHeight: 1.5,
  color: vars.color.ink2,
});

export const number = style([
  num,
  {
    flex: 'none',
    fontStretch: '75%',
    color: vars.color.ink3,
    '@media': { [media.tablet]: { display: 'none' } },
    // A line of its own under a narrow picture.
    '@container': { '(max-width: 140px)': { width: '100%' } },
  },
]);

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  wordBreak: 'auto-phrase',
  // The narrowest pictures of the hero, whose titles else break within a word.
  '@container': { '(max-width: 88px)': { fontSize: 11, fontFeatureSettings: '"palt"' } },
});

export const name = style({
  color: vars.color.ink,
  fontWeight: 700,
  marginRight: '1em',
  '@media': {
    [media.hover]: {
      selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 4 } },
    },
  },
});

export const author = style({ whiteSpace: 'nowrap' });
