import { globalStyle, style } from '@vanilla-extract/css';
import { paneGround, panePadding } from '../../ui/FormSection.css.ts';
import { fig, mincho, num, sectionTitle } from '../../ui/text.css.ts';
import { media, motion, vars } from '../../ui/theme.css.ts';

const { color, layout } = vars;

export const cover = style({
  position: 'relative',
  height: 240,
  background: color.sink,
  overflow: 'hidden',
  '@media': { [media.phone]: { height: 120 } },
});
/** Without a picture: room for the face and for what brings one. */
export const coverEmpty = style([cover, { height: 144, '@media': { [media.phone]: { height: 104 } } }]);
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 24px',
  alignItems: 'end',
  padding: `0 ${layout.margin}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const headPlain = style([head, { paddingTop: 48, '@media': { [media.phone]: { paddingTop: 24 } } }]);
export const face = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: 104,
  height: 104,
  padding: 4,
  marginTop: -64,
  borderRadius: '50%',
  background: color.paper,
});
export const facePlain = style([face, { marginTop: 0, marginLeft: -4 }]);
/** The act of each picture stands in its corner. */
export const coverAct = style({
  position: 'absolute',
  right: layout.margin,
  bottom: 12,
  '@media': { [media.phone]: { bottom: 10 } },
});
export const faceAct = style({ position: 'absolute', right: 2, bottom: 2, display: 'grid' });
/** Whatever the picture, the button is seen on it. */
export const onPicture = style({ background: color.paper });
export const onFace = style({
  borderColor: color.ink,
  borderRadius: '50%',
  background: color.paper,
});
export const name = style([
  mincho,
  {
    marginTop: 12,
    fontSize: 34,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: 27 } },
  },
]);
export const handle = style([num, { fontSize: 13, color: color.ink3, overflowWrap: 'anywhere' }]);
export const status = style({ marginTop: 8, fontSize: 14 });
export const headAct = style({
  paddingBottom: 4,
  '@media': { [media.phone]: { marginTop: 16, paddingBottom: 0 } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layout.gutter,
  padding: `48px ${layout.margin} 96px`,
  '@media': {
    [media.tablet]: { display: 'flex', flexDirection: 'column', gap: 40 },
    [media.phone]: { paddingTop: 32, paddingBottom: 56 },
  },
});
/** First in the document, beside the sections where there is room: what is to do comes before what is written. */
export const aside = style({
  gridColumn: '9 / 13',
  gridRow: 1,
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${layout.head} + 24px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '@media': { [media.tablet]: { position: 'static', alignSelf: 'stretch' } },
});
export const sections = style({
  gridColumn: '1 / 8',
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  minWidth: 0,
  '@media': { [media.narrow]: { gridColumn: '1 / 9' }, [media.phone]: { gap: 40 } },
});

export const pane = style({ borderTop: `3px solid ${color.ink}`, paddingTop: 12 });
export const paneTitle = style([mincho, { fontSize: 18, lineHeight: 1.4 }]);
export const paneText = style({
  marginTop: 6,
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});

export const section = style({
  borderTop: `3px solid ${color.ink}`,
  scrollMarginTop: `calc(${layout.head} + 16px)`,
  minWidth: 0,
});
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '8px 0',
});
export const sectionName = style([
  sectionTitle,
  { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const sectionActs = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4 });

export const facts = style({ borderTop: `1px solid ${color.ink}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '136px minmax(0, 1fr)',
  columnGap: 16,
  padding: '11px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.7,
  '@media': { [media.phone]: { gridTemplateColumns: '100px minmax(0, 1fr)', columnGap: 12 } },
});
export const factName = style({ color: color.ink3, wordBreak: 'auto-phrase' });
/** Facts that others do not see, under a word that says so. */
export const factsTitle = style({ margin: '28px 0 8px', fontSize: 14, lineHeight: 1.5 });
export const factValue = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 });
export const rewards = style({ display: 'grid', gap: 8 });
export const unwritten = style({ color: color.ink3 });
export const factNote = style({ display: 'block', fontSize: 13, color: color.ink2 });
export const empty = style({
  padding: '16px 0',
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.8,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const account = style([num, { fontSize: 17, lineHeight: 1.6, fontWeight: 700, color: color.ink }]);
export const editor = style({ minWidth: 0 });
/** In a sheet, which floats. */
export const editorInSheet = style([editor, { vars: { [paneGround]: color.raise, [panePadding]: '20px' } }]);
// What takes the focus stays clear of the line that saves.
globalStyle(`${editor} :is(input, textarea, select, button)`, { scrollMarginBottom: 88 });

export const fields = style({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  padding: '20px 0 28px',
  borderTop: `1px solid ${color.ink}`,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `24px ${layout.gutter}`,
  alignItems: 'start',
});
export const paneField = style({ marginTop: 8 });

/** To-dos: a shape, what to do, where it leads. */
export const todoCount = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  margin: '8px 0 6px',
  fontSize: 13,
  color: color.ink2,
});
export const todoFigure = style([fig, { fontSize: 48, color: color.ink }]);
export const todos = style({ marginTop: 12, borderTop: `1px solid ${color.ink}` });
export const todo = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.5,
});
export const paneLink = style([
  todo,
  {
    justifyContent: 'space-between',
    transition: `background-color ${motion.quick}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sink } } } },
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
  },
]);
export const todoWords = style({ flex: 1, minWidth: 0 });
export const todoDone = style({ color: color.ink3 });
export const todoEnd = style({ marginTop: 8, marginLeft: -8 });
export const company = style({ fontSize: 14, lineHeight: 1.7, overflowWrap: 'anywhere' });
export const role = style({ marginLeft: 12, color: color.ink3 });
export const unfinished = style({ padding: `48px ${layout.margin}` });
export const visits = style({
  display: 'flex',
  gap: 32,
  marginTop: 12,
  fontSize: 12,
  lineHeight: 1.5,
  color: color.ink3,
});
export const visitsFigure = style([fig, { marginTop: 6, fontSize: 34, color: color.ink }]);
