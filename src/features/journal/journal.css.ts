import { style } from '@vanilla-extract/css';
import { fig, mincho, num, pageTitle, sectionTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const ink3px = `3px solid ${vars.color.ink}`;
const rule = `1px solid ${vars.color.rule}`;
const between = `1px solid ${vars.color.rule2}`;

export const page = style({ padding: `0 ${vars.layout.margin} 96px` });
export const empty = style({ marginTop: 48 });

export const masthead = style({ marginBottom: 24, '@media': { [media.phone]: { marginBottom: 0 } } });
export const nameplate = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'end',
  gap: 24,
  padding: '28px 0 12px',
  borderBottom: ink3px,
  fontSize: 12,
  lineHeight: 1.7,
  color: vars.color.ink2,
  '@media': {
    [media.phone]: { gridTemplateColumns: '1fr', gap: 4, padding: '20px 0 10px' },
  },
});
export const plateSide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const plateName = style([
  mincho,
  {
    fontSize: 76,
    lineHeight: 1.15,
    color: vars.color.ink,
    '@media': { [media.tablet]: { fontSize: 56 }, [media.phone]: { fontSize: 52 } },
  },
]);
export const plateFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
});
export const plateDate = style({ color: vars.color.ink });
export const plateEditor = style({
  flexBasis: '100%',
  textAlign: 'right',
  '@media': { [media.phone]: { flexBasis: 'auto' } },
});

export const sections = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  borderBottom: `1px solid ${vars.color.ink}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { gap: 10 },
    [media.phone]: {
      gap: 24,
      marginInline: `calc(${vars.layout.margin} * -1)`,
      paddingInline: vars.layout.margin,
      justifyContent: 'flex-start',
    },
  },
});
export const section = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  padding: '12px 2px 11px',
  fontSize: 14,
  whiteSpace: 'nowrap',
  minHeight: 44,
  '@media': {
    [media.tablet]: { gap: 4, paddingInline: 0, fontSize: 13 },
    [media.phone]: { gap: 6, paddingInline: 2, fontSize: 14 },
  },
  selectors: {
    '&[aria-current=page]': { fontWeight: 700, boxShadow: `inset 0 -3px ${vars.color.ink}` },
  },
});
export const sectionCount = style([num, { fontSize: 12, color: vars.color.ink3 }]);

/** Lead article, and the most read beside it. */
export const front = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  columnGap: 64,
  marginTop: 24,
  '@media': {
    [media.narrow]: { columnGap: 40, gridTemplateColumns: 'minmax(0, 1fr) 240px' },
    [media.tablet]: { gridTemplateColumns: '1fr', rowGap: 56 },
    [media.phone]: { marginTop: 0 },
  },
});
export const lead = style({ position: 'relative', minWidth: 0 });
export const leadPicture = style({
  '@media': { [media.phone]: { marginInline: `calc(${vars.layout.margin} * -1)` } },
});
export const leadWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  columnGap: 40,
  paddingTop: 20,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', rowGap: 14, paddingTop: 14 } },
});
export const leadKind = style({ fontSize: 14, fontWeight: 700 });
export const leadTitle = style([
  mincho,
  {
    fontSize: 52,
    lineHeight: 1.4,
    marginTop: 10,
    '@media': {
      [media.narrow]: { fontSize: 42 },
      [media.tablet]: { fontSize: 38 },
      [media.phone]: { fontSize: 32, marginTop: 8 },
    },
  },
]);
export const leadSide = style({ borderTop: `1px solid ${vars.color.ink}`, paddingTop: 10 });
export const leadSummary = style({ fontSize: 15, lineHeight: 1.95 });
export const leadFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: 10,
  fontSize: 12,
  lineHeight: 1.7,
  color: vars.color.ink2,
});

export const side = style({
  position: 'relative',
  selectors: {
    '&::before': { content: '', position: 'absolute', insetBlock: 0, left: -32, borderLeft: between },
  },
  '@media': {
    [media.narrow]: { selectors: { '&::before': { left: -20 } } },
    [media.tablet]: { borderTop: ink3px, selectors: { '&::before': { display: 'none' } } },
  },
});
export const sideHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  borderBottom: `1px solid ${vars.color.ink}`,
  padding: '0 0 8px',
  '@media': { [media.tablet]: { padding: '12px 0 8px' } },
});
export const sideName = style([mincho, { fontSize: 19, '@media': { [media.tablet]: { fontSize: 22 } } }]);
export const sideNote = style({ fontSize: 12, color: vars.color.ink2 });

export const ranks = style({});
export const wideRanks = style({ maxWidth: 860 });
export const rank = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  padding: '16px 0 22px',
  selectors: {
    '& + &': { borderTop: rule },
    [`${wideRanks} &`]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
  },
  '@media': {
    [media.phone]: { selectors: { [`${wideRanks} &`]: { gridTemplateColumns: '56px minmax(0, 1fr)' } } },
  },
});
export const rankNumber = style([
  fig,
  { fontSize: 46, paddingTop: 2, selectors: { [`${wideRanks} &`]: { fontSize: 64 } } },
]);
export const rankTitle = style({
  fontSize: 15,
  lineHeight: 1.55,
  selectors: { [`${wideRanks} &`]: { fontSize: 19 } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontSize: 12,
  lineHeight: 1.7,
  color: vars.color.ink2,
  marginTop: 4,
});

export const block = style({ marginTop: 64 });
export const blockHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  borderTop: ink3px,
  padding: '14px 0 16px',
});
export const blockName = style([
  sectionTitle,
  { fontSize: 26, '@media': { [media.phone]: { fontSize: 22 } } },
]);
export const more = style({
  fontSize: 13,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.color.ink}`,
});

/** Three columns divided by hairlines. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 48,
  rowGap: 40,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const grid = style([
  columns,
  {
    rowGap: 56,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.phone]: { gridTemplateColumns: '1fr' },
    },
  },
]);
export const card = style({
  position: 'relative',
  selectors: {
    [`${columns} &:not(:first-child)::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      left: -24,
      borderLeft: between,
    },
    [`${grid} &:nth-child(3n + 1)::before`]: { display: 'none' },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${grid} &:nth-child(3n + 1):not(:first-child)::before`]: { display: 'block' },
        [`${grid} &:nth-child(2n + 1)::before`]: { display: 'none' },
      },
    },
    [media.phone]: { selectors: { [`${columns} &:not(:first-child)::before`]: { display: 'none' } } },
  },
});
export const cardTitle = style([
  mincho,
  { fontSize: 22, lineHeight: 1.5, marginTop: 16, '@media': { [media.phone]: { fontSize: 21 } } },
]);
/** Makes the whole card or row a link. */
export const cardLink = style({
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 },
      },
    },
  },
});
export const cardSummary = style({ fontSize: 14, lineHeight: 1.75, color: vars.color.ink2, marginTop: 4 });

export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 48,
  marginTop: 64,
  '@media': {
    [media.tablet]: { display: 'block' },
    [media.phone]: { marginTop: 56 },
  },
});
export const column = style({
  position: 'relative',
  selectors: {
    '& + &::before': { content: '', position: 'absolute', insetBlock: 0, left: -24, borderLeft: between },
  },
  '@media': {
    [media.tablet]: { selectors: { '& + &': { marginTop: 56 }, '& + &::before': { display: 'none' } } },
  },
});
export const plainRow = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 0',
  borderBottom: rule,
});
export const rowTitle = style({ fontSize: 15, lineHeight: 1.6 });
export const rowMinutes = style({
  fontSize: 12,
  lineHeight: 2,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
});
export const pictureRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: 14,
  padding: '12px 0',
  borderBottom: rule,
  selectors: { '&:first-child': { paddingTop: 0 } },
});
export const houseRow = style({
  position: 'relative',
  padding: '10px 0 12px',
  borderBottom: rule,
  selectors: { '&:first-child': { paddingTop: 0 } },
});
export const houseTitle = style([mincho, { fontSize: 17, lineHeight: 1.5 }]);

export const listHead = style({
  padding: '40px 0 32px',
  '@media': { [media.phone]: { padding: '28px 0 24px' } },
});
export const listParts = style({ display: 'flex', flexWrap: 'wrap', gap: 24, marginTop: 16 });
export const listPart = style({
  paddingBlock: 8,
  fontSize: 14,
  borderBottom: '2px solid transparent',
  selectors: {
    '&[aria-current=page]': { fontWeight: 700, borderBottomColor: vars.color.ink },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ai } } } },
});
export const listName = style([pageTitle, { fontSize: 44, '@media': { [media.phone]: { fontSize: 32 } } }]);
export const listAbout = style({
  fontSize: 15,
  lineHeight: 1.8,
  color: vars.color.ink2,
  marginTop: 8,
  wordBreak: 'auto-phrase',
});
