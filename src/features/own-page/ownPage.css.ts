import { globalStyle, style } from '@vanilla-extract/css';
import { paneGround, panePadding } from '../../ui/fields/form/FormSection.css.ts';
import { mincho, sectionTitle } from '../../ui/text/text.css.ts';
import { media, motion, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

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
/** First in the document, since to-dos come before the sections, but beside them on wide screens. */
export const aside = style({
  gridColumn: '9 / 13',
  gridRow: 1,
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${layout.head} + 24px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '@media': {
    [media.tablet]: {
      position: 'static',
      alignSelf: 'stretch',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: layout.gutter,
      alignItems: 'start',
    },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${aside} > :only-child`, { gridColumn: '1 / -1' });
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
/** Facts that only the owner sees. */
export const factsTitle = style({ margin: '28px 0 8px', fontSize: 14, lineHeight: 1.5 });
export const factValue = style({
  minWidth: 0,
  whiteSpace: 'pre-line',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const unwritten = style({ color: color.ink3 });
export const empty = style({
  padding: '16px 0',
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.8,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const editor = style({ minWidth: 0 });
/** In a sheet. */
export const editorInSheet = style([editor, { vars: { [paneGround]: color.raise, [panePadding]: '20px' } }]);
// Keeps a focused field clear of the save bar.
globalStyle(`${editor} :is(input, textarea, select, button)`, { scrollMarginBottom: 88 });

export const fields = style({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  padding: '20px 0 28px',
  borderTop: `1px solid ${color.ink}`,
});
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
export const todoWords = style({ flex: 1, minWidth: 0 });
export const todoDone = style({ color: color.ink3 });
/** Leads from a pane to its own page. */
export const paneLink = style([
  todo,
  {
    justifyContent: 'space-between',
    transition: `background-color ${motion.quick}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sink } } } },
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
  },
]);
