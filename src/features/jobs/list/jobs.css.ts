import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fig, mincho, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const page = style({ minHeight: `calc(100dvh - ${layout.head} - 100px)`, paddingBottom: 64 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  padding: `22px ${layout.margin} 12px`,
  '@media': { [media.phone]: { padding: `8px ${layout.margin} 6px`, gap: 12 } },
});
const links = style({ display: 'flex', flex: 'none', gap: 20 });
export const ownLinks = styleVariants({
  head: [links, { '@media': { [media.phone]: { display: 'none' } } }],
  line: [
    links,
    { flex: '1 0 100%', alignItems: 'center', height: 44, '@media': { [media.aboveP]: { display: 'none' } } },
  ],
});
export const bar = style({
  height: 56,
  borderTop: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { height: 52 } },
});

export const results = style({
  padding: `0 ${layout.margin}`,
  transition: 'opacity 160ms ease-out',
  selectors: { '&[data-waiting]': { opacity: 0.45 } },
});
export const countLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  borderTop: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});
export const count = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  marginLeft: 'auto',
  fontSize: 13,
  lineHeight: 1,
  color: color.ink2,
});
export const countFigure = style([fig, { fontSize: 28, color: color.ink }]);

export const fits = style({
  marginBottom: 28,
  borderTop: `1px solid ${color.rule}`,
  padding: `20px ${layout.margin} 0`,
});
export const fitsTitle = style([mincho, { margin: 0, fontSize: 20, lineHeight: 1.5 }]);
export const fitsAbout = style({ margin: '2px 0 12px', fontSize: 12, color: color.ink2 });
/** Aligned with the row's title. */
export const fitReason = style({
  display: '-webkit-box',
  margin: '0 0 14px',
  paddingLeft: `calc(40px + ${layout.gutter})`,
  maxWidth: 860,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  wordBreak: 'auto-phrase',
  fontSize: 12,
  lineHeight: 1.7,
  color: color.ink2,
  '@media': { [media.phone]: { paddingLeft: 0 } },
});
export const rows = style({ borderTop: `1px solid ${color.ink}` });
export const rowPlace = style({ borderBottom: `1px solid ${color.rule}` });
/** The title's link covers the whole row. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 160px minmax(212px, auto) 124px',
  columnGap: layout.gutter,
  alignItems: 'center',
  minHeight: 76,
  padding: '12px 0',
  contain: 'layout style',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.sink } } },
    [media.narrow]: {
      gridTemplateColumns: '40px minmax(0, 1fr) minmax(212px, auto)',
      gridTemplateAreas: '"face main pay" "face form times"',
      rowGap: 4,
    },
    [media.phone]: {
      gridTemplateColumns: '40px minmax(0, 1fr)',
      gridTemplateAreas: '"face main" "face pay" ". form" ". times"',
      columnGap: 12,
      rowGap: 3,
      alignItems: 'start',
      padding: '14px 0 16px',
    },
  },
});
/** With the save button at its end. */
export const keptRow = style([
  row,
  {
    gridTemplateColumns: '40px minmax(0, 1fr) 160px minmax(212px, auto) 124px 30px',
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: '40px minmax(0, 1fr) minmax(212px, auto) 30px',
        gridTemplateAreas: '"face main pay keep" "face form times keep"',
      },
      [media.phone]: {
        gridTemplateColumns: '40px minmax(0, 1fr) 30px',
        gridTemplateAreas: '"face main keep" "face pay keep" ". form form" ". times times"',
      },
    },
  },
]);
const area = (name: string) => ({ '@media': { [media.narrow]: { gridArea: name } } });
globalStyle(`${keptRow} > [data-bookmark]`, area('keep'));
export const face = style(area('face'), 'face');
export const main = style([{ minWidth: 0 }, area('main')]);
export const title = style({
  fontSize: 16,
  lineHeight: 1.45,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  wordBreak: 'auto-phrase',
  fontFeatureSettings: '"palt"',
});
export const titleLink = style({ '::after': { content: '""', position: 'absolute', inset: 0 } });
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 14px',
  marginTop: 2,
  fontSize: 13,
  lineHeight: 1.6,
  color: color.ink2,
});
export const company = style({ overflowWrap: 'anywhere' });
export const tags = style({
  color: color.ink3,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { display: 'none' } },
});
export const form = style([
  {
    display: 'flex',
    flexDirection: 'column',
    fontSize: 13,
    lineHeight: 1.6,
    '@media': { [media.narrow]: { flexDirection: 'row', flexWrap: 'wrap', gap: '0 14px' } },
  },
  area('form'),
]);
export const place = style({ color: color.ink2 });
export const payPlace = style([
  { textAlign: 'right', '@media': { [media.phone]: { textAlign: 'left' } } },
  area('pay'),
]);
export const pay = style({ fontSize: 13, lineHeight: 1.5, whiteSpace: 'nowrap' });
export const payAmount = style({
  fontSize: 18,
  fontWeight: 700,
  // Within a line of text.
  selectors: { [`${about} &`]: { fontSize: 14 } },
});
export const payWords = style({ color: color.ink2 });
export const times = style([
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    fontSize: 12,
    lineHeight: 1.7,
    whiteSpace: 'nowrap',
    color: color.ink2,
    '@media': {
      [media.narrow]: { flexDirection: 'row', justifyContent: 'flex-end', gap: 14 },
      [media.phone]: { justifyContent: 'flex-start' },
    },
  },
  area('times'),
]);
export const age = style({ color: color.ink3 });
export const ended = style({ padding: '16px 0 0', fontSize: 13, lineHeight: 1.7, color: color.ink2 });
export const pages = style({ display: 'flex', justifyContent: 'center', padding: '28px 0 0' });

export const nothing = style({ borderBottom: 0, padding: `40px ${layout.margin} 48px` });
export const waitingLine = style({ marginTop: 10 });

export const pageTitle = style([
  workTitle,
  {
    padding: `32px ${layout.margin} 8px`,
    '@media': { [media.phone]: { padding: `16px ${layout.margin} 4px` } },
  },
]);
