import { globalStyle, style } from '@vanilla-extract/css';
import { factLine } from '../../../ui/lists/factLines.css.ts';
import { mincho, num, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

/** Pictures and words at the left to the window's edge, the facts beside them; where there is no room beside: first picture, facts, the rest. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  columnGap: 48,
  paddingRight: vars.layout.margin,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.layout.gutter, paddingRight: 0 },
    [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.layout.gutter,
  '@media': { [media.tablet]: { display: 'contents' } },
});

/** The pictures in their order; on a phone a carousel, so that title and act are on the first screen. */
export const strip = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 4,
      order: 1,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      selectors: { '&::-webkit-scrollbar': { display: 'none' } },
    },
  },
});

/** The author's words stand after the first picture. */
const figure = style({
  minWidth: 0,
  order: 3,
  selectors: { '&:first-of-type': { order: 1 } },
  '@media': {
    [media.tablet]: { order: 4 },
    [media.phone]: {
      flex: '0 0 100%',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
      // The next one looks in, as far as its words do not.
      selectors: {
        [`${strip}[data-several] > &`]: { flexBasis: `calc(100% - ${vars.layout.margin} - 4px)` },
      },
    },
  },
});
export const full = style([figure, { gridColumn: '1 / 3' }]);
export const half = style([figure, {}]);

export const figureButton = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: vars.color.sink,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});

/** Never taller than the screen, so that a tall poster is seen whole; in the carousel all of one proportion. */
export const image = style({
  maxHeight: 'min(92vh, 1100px)',
  objectFit: 'contain',
  '@media': { [media.phone]: { aspectRatio: '4 / 3', maxHeight: 'none' } },
});

/** In the carousel as high as the pictures, however a film was held. */
export const filmPlace = style({ '@media': { [media.phone]: { aspectRatio: '4 / 3' } } });
/** As tall as a picture may be. */
export const film = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 'min(92vh, 1100px)',
  background: vars.color.sink,
  objectFit: 'contain',
  '@media': { [media.phone]: { height: '100%', maxHeight: 'none' } },
});

/** What the pressed card's picture grows into. */
export const transitionTarget = style({ viewTransitionName: 'work-picture' });

export const figureCaption = style({
  display: 'flex',
  gap: 12,
  fontSize: 12,
  lineHeight: 1.6,
  color: vars.color.ink2,
  padding: `10px 0 32px ${vars.layout.margin}`,
  selectors: { [`${half} + ${half} &`]: { paddingLeft: 0 } },
  '@media': {
    [media.phone]: {
      padding: `8px ${vars.layout.margin} 0`,
      overflowWrap: 'anywhere',
      selectors: {
        [`${strip}:not([data-several]) &[data-empty=true]`]: { display: 'none' },
        [`${half} + ${half} &`]: { paddingLeft: vars.layout.margin },
      },
    },
  },
});
export const figureNumber = style({
  color: vars.color.ink,
  fontWeight: 700,
  flex: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});
/** Which of how many, in the carousel alone. */
export const figurePlace = style([
  num,
  {
    display: 'none',
    '@media': {
      [media.phone]: { display: 'block', flex: 'none', marginLeft: 'auto', color: vars.color.ink3 },
    },
  },
]);
/** Two lines below a picture, which shows the rest when it is opened; all of it below a film, which does not open. */
export const captionWords = style({
  '@media': {
    [media.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});

export const aside = style({
  position: 'sticky',
  top: vars.layout.head,
  padding: '22px 0 32px',
  '@media': {
    // The facts beside the rest; the last row takes what they are longer.
    [media.tablet]: {
      position: 'static',
      gridColumn: '1 / 3',
      order: 2,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(8, auto) 1fr',
      columnGap: 40,
      padding: `0 ${vars.layout.margin} 32px`,
    },
    [media.phone]: { order: 2, display: 'block', padding: `12px ${vars.layout.margin} 28px` },
  },
});
export const asideHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: 10,
  fontSize: 12,
  color: vars.color.ink3,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});
export const title = style([
  workTitle,
  { margin: '14px 0 18px', '@media': { [media.phone]: { margin: '10px 0 14px' } } },
]);

export const author = style({ display: 'flex', gap: 12, alignItems: 'center' });
export const authorPicture = style({ flex: 'none' });
export const authorName = style({ fontWeight: 700, fontSize: 15, lineHeight: 1.4 });
export const authorStatus = style({ fontSize: 13, lineHeight: 1.7, color: vars.color.ink2 });

export const acts = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  gap: 8,
  margin: '20px 0 24px',
});
export const actMain = style({
  height: 48,
  '@media': { [media.small]: { paddingInline: 8 } },
});
/** To their author, below those to the work. */
export const authorActs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  margin: '-16px 0 24px',
});
globalStyle(`${authorActs} > *`, { '@media': { [media.small]: { paddingInline: 8 } } });

export const facts = style({
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': {
    [media.tablet]: { gridColumn: 2, gridRow: '2 / 10', alignSelf: 'start', marginTop: 18 },
    [media.phone]: { marginTop: 0 },
  },
});
export const fact = factLine;
export const colors = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const color = style({
  position: 'relative',
  '@media': {
    [media.coarse]: { '::after': { content: '""', position: 'absolute', inset: '-8px -4px' } },
  },
});
export const factName = style({ color: vars.color.ink3 });
export const counts = style({ marginTop: 14, fontSize: 12, lineHeight: 1.5, color: vars.color.ink3 });
export const count = style([num, { color: vars.color.ink, fontWeight: 700, marginRight: '1em' }]);

/** Only where there is a keyboard to press. */
export const keys = style({
  display: 'inline-flex',
  gap: 12,
  color: vars.color.ink3,
  '@media': { [media.phone]: { display: 'none' }, [media.coarse]: { display: 'none' } },
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });

export const text = style({
  gridColumn: '1 / 3',
  order: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  padding: `24px 0 40px ${vars.layout.margin}`,
  '@media': {
    [media.tablet]: { order: 3, paddingRight: vars.layout.margin },
    [media.phone]: { display: 'block', padding: `4px ${vars.layout.margin} 32px` },
  },
});
export const textName = style({
  gridColumn: '1 / 3',
  fontSize: 14,
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: 10,
  '@media': { [media.phone]: { borderTopWidth: 3 } },
});
export const textBody = style({
  gridColumn: '3 / 9',
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: 8,
  '@media': { [media.phone]: { border: 0 } },
});
export const leadText = style([
  mincho,
  {
    fontSize: 22,
    lineHeight: 1.8,
    marginBottom: 16,
    wordBreak: 'auto-phrase',
    textWrap: 'balance',
    '@media': { [media.phone]: { fontSize: 19 } },
  },
]);
export const paragraph = style({
  fontSize: 16,
  lineHeight: 2,
  maxWidth: '34em',
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginTop: '1em' } },
  '@media': { [media.phone]: { fontSize: 15 } },
});

/** Below the work: more works, by the same hand and near it. */
export const more = style({
  padding: `0 ${vars.layout.margin}`,
  marginTop: 72,
  '@media': { [media.phone]: { marginTop: 40 } },
});

/** What the owner alone sees of a work: where it stands and how it is taken. */
export const owner = style({ marginBottom: 24, borderTop: `3px solid ${vars.color.ink}`, paddingTop: 10 });
export const ownerTitle = style({ fontSize: 14, lineHeight: 1.5, fontWeight: 700 });
export const ownerState = style({ marginTop: 8, fontSize: 13, lineHeight: 1.7 });
export const ownerReason = style({
  marginTop: 8,
  paddingLeft: 12,
  borderLeft: `3px solid ${vars.color.shu}`,
  fontSize: 13,
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const ownerFigures = style({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: 1.5,
});
export const ownerMore = style({ marginTop: 8, fontSize: 13, lineHeight: 1.7 });
export const ownerCell = style([num, { padding: '6px 0 6px 12px', textAlign: 'right', fontSize: 15 }]);
export const ownerHead = style({
  padding: '6px 0 6px 12px',
  fontSize: 12,
  fontWeight: 400,
  color: vars.color.ink3,
  textAlign: 'right',
});
export const ownerRow = style({ borderTop: `1px solid ${vars.color.rule}` });
export const ownerRowName = style({ fontWeight: 400, textAlign: 'left', color: vars.color.ink2 });
/** In the story of the review: quieter than the reason that stands. */
export const historyReason = style({
  margin: '2px 0 8px',
  paddingLeft: 12,
  borderLeft: `1px solid ${vars.color.rule2}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const history = style({ marginTop: 12, fontSize: 12, lineHeight: 1.6, color: vars.color.ink2 });
