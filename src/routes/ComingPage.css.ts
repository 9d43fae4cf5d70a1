import { style } from '@vanilla-extract/css';
import { mincho } from '../ui/text/text.css.ts';
import { media, vars } from '../ui/theme/theme.css.ts';

export const page = style({
  padding: `64px ${vars.layout.margin} 32px`,
  '@media': { [media.phone]: { padding: `32px ${vars.layout.margin} 16px` } },
});

export const title = style([
  mincho,
  {
    fontSize: 56,
    lineHeight: 1.25,
    letterSpacing: '.01em',
    '@media': { [media.tablet]: { fontSize: 44 }, [media.phone]: { fontSize: 34 } },
  },
]);

/** A section of its own, opened by the ink rule. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  marginTop: 40,
  paddingTop: 20,
  borderTop: `3px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { display: 'block', marginTop: 24, paddingTop: 16 } },
});

export const state = style({
  gridColumn: '1 / 4',
  fontSize: 14,
  lineHeight: '32px',
  fontWeight: 700,
  '@media': { [media.tablet]: { gridColumn: '1 / 5' }, [media.phone]: { lineHeight: 1.5, marginBottom: 12 } },
});
export const body = style({
  gridColumn: '4 / 10',
  '@media': { [media.tablet]: { gridColumn: '5 / -1' } },
});
export const sentence = style({
  fontSize: 16,
  lineHeight: 2,
  maxWidth: '34em',
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
});
export const act = style({ marginTop: 24 });
