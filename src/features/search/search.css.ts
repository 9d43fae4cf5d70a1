import { style } from '@vanilla-extract/css';
import { mincho, num } from '../../ui/text/text.css.ts';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

const { color } = vars;

/** The question is the title. */
export const question = style({
  position: 'relative',
  padding: `30px ${vars.layout.margin} 0`,
  '@media': { [media.phone]: { padding: `8px ${vars.layout.margin} 0` } },
});
/** While something is offered, all below the question steps back. */
export const questionShown = style({
  zIndex: z.sticky,
  background: color.paper,
});
/** On a phone the question and what it offers are the whole screen. */
export const questionOpen = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: z.sheet,
      inset: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: color.paper,
    },
  },
});
export const shade = style({
  position: 'fixed',
  zIndex: z.raised,
  inset: 0,
  background: color.scrim,
  '@media': { [media.phone]: { display: 'none' } },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  borderBottom: `3px solid ${color.ink}`,
  paddingBottom: 12,
  '@media': { [media.phone]: { gap: 10, paddingBottom: 6 } },
  selectors: { '&:focus-within': { borderBottomColor: color.ai } },
});
export const input = style([
  mincho,
  {
    flex: 1,
    minWidth: 0,
    height: 64,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    appearance: 'none',
    color: color.ink,
    fontSize: 46,
    lineHeight: 1.25,
    selectors: {
      '&::placeholder': { color: color.ink3, fontWeight: 400 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': {
      [media.tablet]: { fontSize: 34 },
      [media.phone]: { fontSize: 26, height: 48, selectors: { '&::placeholder': { fontSize: 20 } } },
      [media.small]: { fontSize: 21, selectors: { '&::placeholder': { fontSize: 16 } } },
    },
  },
]);
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  fontSize: 13,
  color: color.ink2,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});
export const totalFigure = style([num, { fontSize: 34, lineHeight: 1, color: color.ink, fontWeight: 600 }]);

/** What is offered, below the question's line. */
export const under = style({
  position: 'absolute',
  zIndex: z.sticky,
  left: vars.layout.margin,
  right: vars.layout.margin,
  top: '100%',
  '@media': { [media.phone]: { position: 'static' } },
});

export const tabs = style({
  display: 'flex',
  alignItems: 'stretch',
  flexWrap: 'wrap',
  padding: `0 ${vars.layout.margin}`,
  borderBottom: `1px solid ${color.rule}`,
});
export const tabEnd = style({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 24px',
  minHeight: 44,
  fontSize: 13,
  color: color.ink2,
  '@media': { [media.phone]: { width: '100%', justifyContent: 'space-between' } },
});
export const sorting = style({ display: 'flex', alignItems: 'center', gap: 16 });
export const sortName = style({ '@media': { [media.phone]: { display: 'none' } } });
export const sortLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  selectors: { '&[aria-current]': { color: color.ink, fontWeight: 700 } },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: '0 48px',
  padding: `28px ${vars.layout.margin} 64px`,
  '@media': {
    [media.tablet]: { display: 'block', padding: `16px ${vars.layout.margin} 96px` },
    [media.phone]: { paddingTop: 12 },
  },
});
export const narrowing = style({
  minWidth: 0,
  '@media': { [media.tablet]: { display: 'none', marginBottom: 20 } },
});
export const narrowingOpen = style({
  '@media': {
    [media.tablet]: { display: 'block', columnCount: 3, columnGap: vars.layout.gutter },
    [media.phone]: { columnCount: 'auto' },
  },
});
export const narrowButton = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-flex', marginBottom: 14 } },
});
export const facet = style({
  borderTop: `1px solid ${color.ink}`,
  padding: '8px 0 18px',
  breakInside: 'avoid',
});
export const facetName = style({ marginBottom: 4, fontSize: 13, fontWeight: 700 });
export const facetValue = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  fontSize: 13,
});
export const facetCount = style([num, { marginLeft: 'auto', fontSize: 12, color: color.ink3 }]);

export const results = style({ minWidth: 0, display: 'grid', alignContent: 'start', gap: 44 });
export const notes = style({
  display: 'grid',
  gap: 8,
  fontSize: 14,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  borderTop: `3px solid ${color.ink}`,
  padding: '12px 0 14px',
});
export const sectionTitle = style([mincho, { fontSize: 24 }]);
export const sectionFigure = style([num, { fontSize: 22, fontWeight: 600 }]);
export const sectionLink = style({
  marginLeft: 'auto',
  fontSize: 13,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 5,
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `26px ${vars.layout.gutter}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px 12px' },
  },
});
export const why = style({
  marginTop: 5,
  fontSize: 12,
  lineHeight: 1.6,
  color: color.ink2,
  overflowWrap: 'anywhere',
});
export const rowWhy = style({
  margin: '-6px 0 12px',
  fontSize: 13,
  lineHeight: 1.65,
  color: color.ink2,
  overflowWrap: 'anywhere',
});
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '44px 48px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const person = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: '0 14px',
  alignItems: 'center',
  padding: '13px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
});
export const personToChoose = style({
  gridTemplateColumns: '24px 44px minmax(0, 1fr) auto',
  '@media': { [media.phone]: { gridTemplateColumns: '24px 44px minmax(0, 1fr)' } },
});
export const personHead = style({ display: 'flex', alignItems: 'center', gap: 10 });
export const personName = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  alignItems: 'center',
  fontSize: 15,
});
export const personLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
    [media.coarse]: { minHeight: 44 },
  },
});
/** Under which they sign their works, where it is what was found. */
export const personUserName = style({ fontSize: 13, fontWeight: 400, color: color.ink2 });
export const personText = style({
  fontSize: 13,
  lineHeight: 1.6,
  color: color.ink2,
  overflowWrap: 'anywhere',
});
export const article = style({
  padding: '13px 0',
  borderBottom: `1px solid ${color.rule}`,
});
export const articleTitle = style([mincho, { margin: '4px 0', fontSize: 18, lineHeight: 1.5 }]);
export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 56px)',
  gap: 4,
  '@media': { [media.phone]: { gridColumn: '2', marginTop: 10 } },
});

export const nothing = style({ padding: `64px ${vars.layout.margin} 90px` });
export const nothingAct = style({ marginTop: 28 });
export const nothingTitle = style([
  mincho,
  { margin: '22px 0 8px', fontSize: 28, lineHeight: 1.45, '@media': { [media.phone]: { fontSize: 22 } } },
]);
export const fewer = style({ maxWidth: 760, marginTop: 18, borderTop: `1px solid ${color.ink}` });
export const fewerRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 15,
});
export const fewerWords = style({ fontWeight: 700, minWidth: 0, overflowWrap: 'anywhere' });
export const fewerCounts = style([num, { marginLeft: 'auto', fontSize: 13, color: color.ink3 }]);
export const waiting = style({ minHeight: '60vh', padding: `28px ${vars.layout.margin}` });
export const recent = style({ padding: `28px ${vars.layout.margin} 90px`, maxWidth: 880 });
export const recentHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  justifyContent: 'space-between',
  marginBottom: 6,
});
export const recentTitle = style([mincho, { fontSize: 20 }]);
export const savedOnFirst = style({ marginTop: 40 });
export const ways = style({ marginTop: 48 });
export const way = style([
  fewerRow,
  {
    '@media': {
      [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 2, padding: '10px 0' },
    },
  },
]);
export const wayText = style({
  marginLeft: 'auto',
  fontSize: 13,
  color: color.ink3,
  '@media': { [media.phone]: { marginLeft: 0 } },
});
