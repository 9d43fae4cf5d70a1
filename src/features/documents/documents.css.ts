import { style } from '@vanilla-extract/css';
import { tones } from '../../ui/pictures/Motif.css.ts';
import { fig, mincho, pageTitle, workTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const page = style({
  padding: `48px ${vars.layout.margin} 96px`,
  '@media': { [media.phone]: { padding: `24px ${vars.layout.margin} 64px` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 28px',
  marginBottom: 36,
});
export const title = pageTitle;
export const lead = style({
  fontSize: 15,
  lineHeight: 1.8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
/** At the end of the head's line. */
export const topics = style({
  marginLeft: 'auto',
  gap: 20,
  '@media': { [media.phone]: { marginLeft: 0, width: '100%' } },
});
const rule = `3px solid ${vars.color.ink}`;

/** The book stands on the rule. */
export const first = style({
  display: 'grid',
  gridTemplateColumns: '330px minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 56,
  alignItems: 'end',
  borderBottom: rule,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '260px minmax(0, 1fr)', columnGap: 36 },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', borderBottom: 0 },
  },
});
export const firstCover = style({
  '@media': {
    [media.narrow]: { gridRow: 'span 2' },
    [media.phone]: { gridRow: 'auto', borderBottom: rule, paddingInline: '16.7%' },
  },
});
export const firstWords = style({
  minWidth: 0,
  paddingBottom: 26,
  '@media': { [media.phone]: { paddingTop: 16 } },
});
export const kicker = style({ fontSize: 13, fontWeight: 700, lineHeight: 1.6 });
export const firstTitle = style([
  mincho,
  {
    marginTop: 6,
    fontSize: 40,
    lineHeight: 1.4,
    '@media': { [media.narrow]: { fontSize: 30 }, [media.phone]: { fontSize: 27 } },
  },
]);
export const firstSummary = style({ marginTop: 8, fontSize: 15, lineHeight: 2, color: vars.color.ink2 });
export const firstAct = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 20,
});
export const firstContents = style({
  minWidth: 0,
  marginBottom: 26,
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { marginBottom: 0 } },
});
export const firstChapter = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 14,
  lineHeight: 1.6,
});
export const firstNumber = style([fig, { fontSize: 18 }]);
/** Rows of as many books as there is room for, each on its rule; on a phone they lie in a list. */
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(228px, 1fr))',
  gap: '56px 0',
  marginTop: 56,
  overflowX: 'clip',
  '@media': {
    [media.phone]: { display: 'block', marginTop: 44, borderTop: rule },
  },
});
export const book = style({
  position: 'relative',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      columnGap: 16,
      padding: '14px 0',
      borderBottom: `1px solid ${vars.color.rule}`,
    },
  },
});
export const bookCover = style({
  position: 'relative',
  borderBottom: rule,
  paddingRight: 'max(40px, 100% - 238px)',
  // The shelf goes on where no book stands.
  selectors: {
    [`${book}:last-child &::after`]: {
      content: '',
      position: 'absolute',
      left: '100%',
      bottom: -3,
      width: '100vw',
      borderBottom: rule,
    },
  },
  '@media': {
    [media.phone]: {
      paddingRight: 0,
      borderBottom: 0,
      selectors: { [`${book}:last-child &::after`]: { display: 'none' } },
    },
  },
});
export const bookWords = style({
  maxWidth: '38em',
  paddingRight: 40,
  '@media': { [media.phone]: { padding: 0 } },
});
const cover = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  aspectRatio: '5 / 7',
  padding: '8% 8% 5%',
  overflow: 'hidden',
  containerType: 'inline-size',
  boxShadow: `inset 0 0 0 1px ${vars.color.rule2}`,
});
export const covers = {
  ai: style([cover, tones.ai]),
  ink: style([cover, tones.ink]),
  sand: style([cover, tones.sand]),
  shu: style([cover, tones.shu]),
};
export const coverMotif = style({ width: '100%', height: '100%', minHeight: 0 });
export const coverTitle = style([mincho, { margin: '7cqw 0 12cqw', fontSize: '9.4cqw', lineHeight: 1.4 }]);
export const coverFoot = style([
  mincho,
  {
    display: 'flex',
    justifyContent: 'space-between',
    borderTop: '1px solid currentcolor',
    paddingTop: '2.4cqw',
    fontSize: '4.6cqw',
  },
]);
export const coverMinutes = style([fig, { lineHeight: 1.4 }]);
export const bookTitle = style([
  mincho,
  { fontSize: 19, lineHeight: 1.45, marginTop: 14, '@media': { [media.phone]: { marginTop: 0 } } },
]);
export const bookLink = style({ selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } });
export const bookSummary = style({ fontSize: 14, lineHeight: 1.75, color: vars.color.ink2, marginTop: 6 });
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: '1em' });
export const wholeFact = style({ whiteSpace: 'nowrap' });
export const bookFacts = style({ fontSize: 13, lineHeight: 1.7, color: vars.color.ink2, marginTop: 8 });

export const document = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr) 380px',
  columnGap: 56,
  rowGap: 40,
  padding: `48px ${vars.layout.margin} 96px`,
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `24px ${vars.layout.margin} 64px` },
  },
});
export const coverSide = style({ '@media': { [media.phone]: { maxWidth: 200 } } });
export const about = style({ minWidth: 0 });
export const documentTitle = style([
  workTitle,
  { fontSize: 40, '@media': { [media.phone]: { fontSize: 28 } } },
]);
export const documentLead = style({
  fontSize: 16,
  lineHeight: 2,
  marginTop: 14,
  maxWidth: '38em',
  textWrap: 'pretty',
});
export const contentsTitle = style([
  mincho,
  { fontSize: 20, borderTop: `3px solid ${vars.color.ink}`, paddingTop: 12, marginTop: 36 },
]);
export const chapter = style({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  alignItems: 'baseline',
  padding: '11px 0',
  fontSize: 15,
  lineHeight: 1.6,
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const chapterNumber = style([fig, { fontSize: 22 }]);
export const formSide = style({
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: 14,
  '@media': { [media.narrow]: { gridColumn: '1 / -1', maxWidth: 520, width: '100%' } },
});
export const formTitle = style([mincho, { fontSize: 22, marginBottom: 16 }]);
export const form = style({ display: 'grid', gap: 20 });
export const help = style({ fontSize: 13, lineHeight: 1.7, color: vars.color.ink2 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });
export const meeting = style({
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: 14,
  marginTop: 64,
  maxWidth: 612,
});
