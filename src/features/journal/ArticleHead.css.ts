import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { visuallyHidden } from '../../ui/text/VisuallyHidden.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const spreadHeight = 'min(844px, calc(100dvh - 56px))';
const narrowHeight = 'min(61vw, calc(100dvh - 56px))';

export const spread = style({
  display: 'grid',
  gridTemplateColumns: '61fr 39fr',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr' }, print: { display: 'block' } },
});
export const plain = style({
  borderBottom: `3px solid ${vars.color.ink}`,
  marginInline: vars.layout.margin,
});
export const picture = style({
  position: 'relative',
  width: '100%',
  height: spreadHeight,
  minHeight: 560,
  '@media': {
    // No narrower than a square, since most covers are wide.
    [media.narrow]: { height: narrowHeight },
    [media.tablet]: { height: 'auto', minHeight: 0, maxHeight: '60dvh', aspectRatio: '3 / 2' },
    [media.phone]: { maxHeight: 'none', aspectRatio: '20 / 21' },
    print: { height: 'auto', minHeight: 0, aspectRatio: '2' },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  columnGap: 40,
  padding: `40px ${vars.layout.margin} 32px 40px`,
  minHeight: 560,
  selectors: { [`${plain} &`]: { padding: '48px 0 40px', minHeight: 480 } },
  '@media': {
    [media.tablet]: { padding: `28px ${vars.layout.margin} 0`, columnGap: 20, minHeight: 420 },
    [media.phone]: { paddingTop: 20 },
    print: { display: 'block', minHeight: 0, padding: '24px 0 0' },
  },
});

const upright = style([
  mincho,
  {
    gridColumn: 2,
    gridRow: '1 / 3',
    writingMode: 'vertical-rl',
    justifySelf: 'end',
    lineHeight: 1.55,
    maxHeight: 'min(772px, calc(100dvh - 128px))',
    minHeight: '11em',
    selectors: { [`${plain} &`]: { maxHeight: 560 } },
    '@media': {
      // As high as the picture beside it.
      [media.narrow]: { maxHeight: `calc(${narrowHeight} - 72px)` },
      [media.tablet]: { maxHeight: 440 },
      print: {
        writingMode: 'horizontal-tb',
        justifySelf: 'start',
        maxHeight: 'none',
        minHeight: 0,
        marginBottom: 16,
      },
    },
  },
]);
export const title = styleVariants({
  l: [
    upright,
    {
      fontSize: 68,
      '@media': {
        [media.narrow]: { fontSize: 52 },
        [media.tablet]: { fontSize: 40 },
        [media.phone]: { fontSize: 37 },
        print: { fontSize: 32 },
      },
    },
  ],
  m: [
    upright,
    {
      fontSize: 54,
      '@media': {
        [media.narrow]: { fontSize: 42 },
        [media.tablet]: { fontSize: 32 },
        [media.phone]: { fontSize: 31 },
        print: { fontSize: 32 },
      },
    },
  ],
  s: [
    upright,
    {
      fontSize: 42,
      '@media': {
        [media.narrow]: { fontSize: 34 },
        [media.tablet]: { fontSize: 27 },
        [media.phone]: { fontSize: 26 },
        print: { fontSize: 32 },
      },
    },
  ],
});
export const dotted = style({
  textEmphasis: `filled dot ${vars.color.shu}`,
  textEmphasisPosition: 'over left',
});

export const who = style({
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'row',
  justifyContent: 'space-between',
  gap: 16,
  selectors: { [`${plain} &`]: { flexDirection: 'column', justifyContent: 'flex-start' } },
  '@media': {
    [media.phone]: { flexDirection: 'column', justifyContent: 'flex-start' },
    print: { justifyContent: 'flex-start', alignItems: 'baseline' },
  },
});
export const kind = style({ fontSize: 14, fontWeight: 700, whiteSpace: 'nowrap' });
export const name = style([
  mincho,
  {
    writingMode: 'vertical-rl',
    fontSize: 24,
    letterSpacing: '.08em',
    paddingTop: 4,
    '@media': {
      [media.phone]: { writingMode: 'horizontal-tb', fontSize: 22 },
      print: { writingMode: 'horizontal-tb' },
    },
  },
]);
export const nameNote = style({
  display: 'block',
  fontFamily: vars.font.gothic,
  fontWeight: 400,
  fontSize: 14,
  letterSpacing: 0,
  color: vars.color.ink2,
  marginTop: 0,
  marginRight: 8,
  '@media': { [media.phone]: { margin: '2px 0 0' } },
});
export const summary = style({ fontSize: 16, lineHeight: 2, maxWidth: '30em' });

export const facts = style({
  gridColumn: 1,
  alignSelf: 'end',
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: 10,
  marginTop: 24,
  maxWidth: 176,
  fontSize: 13,
  lineHeight: 1.75,
  color: vars.color.ink2,
  '@media': { [media.phone]: { maxWidth: 'none' }, print: { maxWidth: 'none' } },
});
globalStyle(`${facts} time`, { whiteSpace: 'nowrap' });
export const fact = style({ display: 'inline-block', marginRight: '1em', whiteSpace: 'nowrap' });
export const factName = style({ display: 'inline', color: vars.color.ink, fontWeight: 700 });
export const hiddenTerm = visuallyHidden;
