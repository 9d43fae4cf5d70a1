import { style, styleVariants } from '@vanilla-extract/css';
import { figureHead } from '../../ui/lists/factLines.css.ts';
import { fig, mincho, num } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout, radius } = vars;

export const page = style({
  width: '100%',
  padding: `30px ${layout.margin} 72px`,
  '@media': { [media.phone]: { padding: `16px ${layout.margin} 56px` } },
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  fontSize: 13,
  color: color.ink2,
});
export const title = style({ fontSize: 13, fontWeight: 700, color: color.ink });
export const dates = style([num, {}]);
export const spans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  width: 264,
  marginLeft: 'auto',
  overflow: 'hidden',
  border: `1px solid ${color.field}`,
  borderRadius: radius.m,
  background: color.raise,
  '@media': { [media.phone]: { width: '100%', marginLeft: 0 } },
});
export const span = style({
  display: 'grid',
  placeItems: 'center',
  height: 32,
  fontSize: 13,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.rule2}` },
    '&:hover': { background: color.sink },
    '&[aria-current]': { background: color.ink, color: color.paper, fontWeight: 700 },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]:focus-visible': { outlineColor: color.paper },
  },
  '@media': { [media.phone]: { height: 44 }, [media.coarse]: { height: 44 } },
});

/** The summary sentence; its numbers stand out. */
export const say = style([
  mincho,
  {
    marginTop: 14,
    padding: '18px 0 22px',
    borderTop: `3px solid ${color.ink}`,
    fontSize: 30,
    lineHeight: 2.4,
    textWrap: 'pretty',
    '@media': {
      [media.tablet]: { fontSize: 26 },
      [media.phone]: { padding: '8px 0 12px', fontSize: 20, lineHeight: 2.5 },
    },
  },
]);
export const sayFigure = style([
  fig,
  {
    margin: '0 4px',
    fontSize: 72,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { fontSize: 60 }, [media.phone]: { fontSize: 46 } },
  },
]);
export const sayTones = styleVariants({
  ink: {},
  ai: { color: color.ai },
  shu: { color: color.shu },
});
/** Keeps a number and its words on one line. */
export const sayPart = style({ display: 'inline-block' });

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `1px solid ${color.ink}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const panel = style({
  minWidth: 0,
  padding: '10px 24px 16px',
  selectors: {
    '&:first-child': { paddingLeft: 0 },
    '&:last-child': { paddingRight: 0 },
    '& + &': { borderLeft: `1px solid ${color.rule}` },
  },
  '@media': {
    [media.tablet]: {
      padding: '10px 14px 14px',
      selectors: {
        '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 0 },
        '&:nth-child(even)': { paddingRight: 0 },
        '&:nth-child(n + 3)': { borderTop: `1px solid ${color.rule}` },
      },
    },
  },
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 8px',
  marginBottom: 12,
  fontSize: 13,
  fontWeight: 700,
});
export const panelFigure = style([fig, { fontSize: 28, '@media': { [media.small]: { width: '100%' } } }]);
export const panelChange = style([
  num,
  {
    marginLeft: 'auto',
    fontSize: 12,
    fontWeight: 400,
    color: color.ink2,
    whiteSpace: 'nowrap',
    // On a line of its own wherever one of four would wrap, so that the columns stand on one line.
    '@media': {
      [media.narrow]: { width: '100%', marginLeft: 0 },
      '(min-width: 768px) and (max-width: 1023px)': { width: 'auto', marginLeft: 'auto' },
    },
  },
]);
export const axis = style([
  num,
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: 4,
    fontSize: 12,
    color: color.ink3,
  },
]);

export const daily = style({ borderTop: `1px solid ${color.rule}`, fontSize: 13 });
export const dailySummary = style({
  minHeight: 44,
  lineHeight: '44px',
  fontWeight: 700,
  cursor: 'pointer',
});
export const dailyScroll = style({ maxHeight: 360, overflow: 'auto', borderTop: `1px solid ${color.rule}` });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const headCell = style([
  figureHead,
  { position: 'sticky', top: 0, height: 30, padding: '0 0 0 10px', background: color.paper },
]);
export const cell = style([
  num,
  {
    padding: '6px 0 6px 10px',
    borderBottom: `1px solid ${color.rule}`,
    fontWeight: 400,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { paddingLeft: 0, textAlign: 'left' } },
  },
]);

/** A table with all its columns leaves no room beside it. */
const besideNothing = '(max-width: 1399px)';

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: '40px 48px',
  alignItems: 'start',
  marginTop: 40,
  '@media': { [besideNothing]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const section = style({ minWidth: 0 });
export const side = style({
  display: 'grid',
  gap: 28,
  minWidth: 0,
  '@media': {
    [besideNothing]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40 },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 36 },
  },
});
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  minHeight: 48,
  padding: '8px 0 4px',
  borderTop: `3px solid ${color.ink}`,
});
export const sectionTitle = style([mincho, { fontSize: 20, lineHeight: 1.3 }]);
export const sectionAct = style({ marginLeft: 'auto' });
export const sectionFigure = style([fig, { marginLeft: 'auto', fontSize: 24 }]);
export const sectionUnit = style({ marginLeft: 4, fontSize: 13, fontWeight: 700 });
export const note = style({
  marginTop: 10,
  fontSize: 12,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const none = style({ padding: '12px 0', fontSize: 13, lineHeight: 1.7, color: color.ink2 });

/** A table of works or openings: names, bars, figures. */
export const rows = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const rowHead = style([figureHead, { height: 30, padding: '0 0 0 10px' }]);
export const rowCell = style([
  num,
  {
    height: 60,
    padding: '8px 0 8px 10px',
    borderBottom: `1px solid ${color.rule}`,
    fontSize: 14,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
]);
export const rowName = style({
  height: 60,
  padding: '8px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  fontWeight: 400,
  textAlign: 'left',
});
export const named = style({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });
export const thumb = style({
  flex: 'none',
  display: 'block',
  width: 60,
  aspectRatio: '4 / 3',
  background: color.wait,
});
export const namedWords = style({ display: 'grid', minWidth: 0, lineHeight: 1.5 });
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 700,
  lineHeight: 1.4,
  wordBreak: 'auto-phrase',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const sub = style({ display: 'block', fontSize: 12, color: color.ink3, whiteSpace: 'nowrap' });
export const matters = styleVariants({
  shu: { fontWeight: 700, color: color.shu },
  ai: { fontWeight: 700, color: color.ai },
});
/** Columns hidden on narrow screens. */
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const wider = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const spark = style({
  width: 200,
  '@media': { [media.narrow]: { width: 150 } },
});
export const figureColumn = style({ width: 72, '@media': { [media.phone]: { width: 56 } } });
export const figureColumnS = style({ width: 60, '@media': { [media.phone]: { width: 48 } } });
