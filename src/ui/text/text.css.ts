import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/theme.css.ts';

/** For headings of any size; set the size beside it. */
export const mincho = style({
  fontFamily: vars.font.mincho,
  fontFeatureSettings: '"palt"',
  fontWeight: 700,
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});

export const headline = style([
  mincho,
  {
    fontSize: 80,
    lineHeight: 1.3,
    letterSpacing: '.01em',
    '@media': { [media.tablet]: { fontSize: 60 }, [media.phone]: { fontSize: 50 } },
  },
]);

export const pageTitle = style([
  mincho,
  { fontSize: 56, lineHeight: 1.2, '@media': { [media.phone]: { fontSize: 36 } } },
]);

export const workTitle = style([
  mincho,
  {
    fontSize: 34,
    lineHeight: 1.35,
    letterSpacing: '-.01em',
    '@media': { [media.phone]: { fontSize: 27 } },
  },
]);

export const sectionTitle = style([
  mincho,
  { fontSize: 28, lineHeight: 1.3, '@media': { [media.phone]: { fontSize: 22 } } },
]);

export const paneTitleS = style([mincho, { fontSize: 18, lineHeight: 1.4 }]);

export const subTitle = style({ fontSize: 17, lineHeight: 1.35, fontWeight: 700 });

export const body = style({ fontSize: 16, lineHeight: 2, textWrap: 'pretty' });

export const small = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});

export const caption = style({
  fontSize: 12,
  lineHeight: 1.5,
  color: vars.color.ink3,
  wordBreak: 'auto-phrase',
});

/** Figures in text and tables: narrow, of equal width. */
export const num = style({
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
});

/** Ornamental figures: very narrow, tight. Set the size (32–168) beside it. */
export const fig = style({
  fontFamily: vars.font.num,
  fontStretch: '70%',
  fontWeight: 600,
  lineHeight: 0.86,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'lining-nums',
});
