import { globalStyle, style } from '@vanilla-extract/css';
import { formMessageGap } from '../../ui/fields/form/Field.css.ts';
import { end } from '../../ui/fields/form/FormSection.css.ts';
import { link } from '../../ui/text/link.css.ts';
import { fig, mincho, num } from '../../ui/text/text.css.ts';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

export const page = style({
  padding: `56px ${vars.layout.margin} 96px`,
  '@media': { [media.phone]: { padding: `24px ${vars.layout.margin} 64px` } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  alignItems: 'end',
  marginBottom: 40,
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      alignItems: 'stretch',
      gap: 20,
      marginBottom: 28,
    },
  },
});
export const words = style({ gridColumn: '1 / 9' });
export const title = style([
  mincho,
  {
    fontSize: 56,
    lineHeight: 1.25,
    letterSpacing: '.01em',
    // The longest word, プレーリーカードから, fits the narrowest phone.
    '@media': { [media.tablet]: { fontSize: 44 }, [media.phone]: { fontSize: 'clamp(28px, 8.7vw, 34px)' } },
  },
]);
export const lead = style({
  marginTop: 16,
  fontSize: 16,
  lineHeight: 2,
  maxWidth: '37em',
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
  '@media': { [media.phone]: { marginTop: 10, fontSize: 15, lineHeight: 1.9 } },
});

export const progress = style({ minWidth: 0, gridColumn: '9 / -1' });
export const progressFigure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  marginBottom: 10,
  '@media': { [media.phone]: { gap: 12, marginBottom: 4 } },
});
export const progressNumber = style([fig, { fontSize: 72, '@media': { [media.phone]: { fontSize: 40 } } }]);
export const progressOf = style([num, { marginLeft: 8, fontSize: 15 }]);
export const progressWords = style({
  fontSize: 13,
  lineHeight: 1.5,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});

export const facts = style({ display: 'grid', gap: 14 });
export const fact = style({ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)' });
export const factNumber = style([fig, { fontSize: 26, lineHeight: '24px', color: vars.color.ink }]);
export const factTitle = style({ fontSize: 14, fontWeight: 700, color: vars.color.ink, lineHeight: 1.7 });

export const small = style({
  fontSize: 13,
  lineHeight: 1.8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
export const body = style({ fontSize: 15, lineHeight: 1.9, wordBreak: 'auto-phrase' });
/** For a date. */
export const unbroken = style({ whiteSpace: 'nowrap' });
export const stack = style({ display: 'grid', gap: 20, minWidth: 0, vars: { [formMessageGap]: '0px' } });
/** A single field, as wide as Google's button. */
export const column = style([stack, { maxWidth: 400 }]);
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
/** Full width on a phone. */
export const send = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${send} > :is(a, button)`, { '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${column} ${send} > :is(a, button)`, { width: '100%' });
/** A step's form is long and mostly optional: its button stays in reach. */
export const longForm = style({});
export const waitingForm = style({ minHeight: '100dvh' });
globalStyle(`${longForm} ${end}`, {
  position: 'sticky',
  bottom: 0,
  zIndex: z.raised,
  paddingBlock: '16px calc(16px + env(safe-area-inset-bottom))',
  background: vars.color.paper,
  '@media': { [media.phone]: { columnGap: 8 } },
});
// Both buttons on one line of the narrowest phone.
globalStyle(`${longForm} ${end} > button`, {
  '@media': {
    [media.phone]: { paddingInline: 12 },
    [media.small]: { paddingInline: 8, fontSize: 14 },
  },
});
globalStyle(`${longForm} ${end} > button:first-of-type`, {
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
// Keeps a focused field above it.
globalStyle(`${longForm} :is(input, textarea, select, button)`, { scrollMarginBottom: 112 });
export const errorActs = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' });
export const errorLink = style([link, { position: 'relative' }]);
export const paste = style({ display: 'grid', gap: 12, maxWidth: 480, color: vars.color.ink });
export const bullets = style({
  display: 'grid',
  gap: 6,
  fontSize: 14,
  lineHeight: 1.8,
  wordBreak: 'auto-phrase',
});
globalStyle(`${bullets} > li`, { paddingLeft: '1.2em', position: 'relative' });
globalStyle(`${bullets} > li::before`, { content: '"・"', position: 'absolute', left: 0 });
/** A mail's address. */
export const address = style([
  mincho,
  {
    fontSize: 24,
    lineHeight: 1.4,
    wordBreak: 'normal',
    overflowWrap: 'anywhere',
    textWrap: 'wrap',
    marginBottom: 4,
    '@media': { [media.phone]: { fontSize: 20 } },
  },
]);

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: 13,
  color: vars.color.ink2,
  '::before': { content: '""', flex: 1, borderTop: `1px solid ${vars.color.rule2}` },
  '::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.color.rule2}` },
});

export const two = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 } },
});
/** Both halves share their rows, so that the buttons stand beside one another. */
export const half = style({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '16px 48px 0 0',
  borderTop: `3px solid ${vars.color.ink}`,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.rule2}`, padding: '16px 0 0 48px' } },
  '@media': {
    [media.tablet]: { paddingRight: 24, selectors: { '& + &': { paddingLeft: 24 } } },
    [media.phone]: {
      display: 'flex',
      flexDirection: 'column',
      padding: '14px 0 0',
      selectors: { '& + &': { padding: '14px 0 0', borderLeft: 0 } },
    },
  },
});
export const halfTitle = style([
  mincho,
  {
    fontSize: 34,
    lineHeight: 1.4,
    margin: '8px 0 24px',
    '@media': { [media.tablet]: { fontSize: 26 }, [media.phone]: { fontSize: 24, margin: '6px 0 14px' } },
  },
]);
export const who = style({ fontSize: 14, fontWeight: 700 });
export const gains = style({});
globalStyle(`${half} > ${gains}`, { '@media': { [media.phone]: { order: 1, marginTop: 16 } } });
/** Before the reasons on a phone, so that both are on the first screen. */
export const door = style([
  stack,
  {
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 12,
    marginTop: 28,
    '@media': { [media.phone]: { gridTemplateRows: 'none', marginTop: 0 } },
  },
]);
export const gain = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  padding: '14px 0',
  borderTop: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr)' } },
});
export const gainNumber = style([fig, { fontSize: 36, paddingTop: 3 }]);
export const gainTitle = style({ fontSize: 16 });
export const gainText = style({
  marginTop: 2,
  fontSize: 14,
  lineHeight: 1.8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
export const foot = style({
  marginTop: 48,
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.ink}`,
  fontSize: 14,
  lineHeight: 1.9,
  wordBreak: 'auto-phrase',
});
/** A button within text. */
export const footAct = style([
  link,
  { position: 'relative', padding: 0, border: 0, background: 'none', lineHeight: 'inherit' },
]);
globalStyle(`${foot} > :is(a, button)::after, ${errorLink}::after`, {
  content: '""',
  position: 'absolute',
  inset: '-8px -4px',
});
globalStyle(`${foot} > a`, { position: 'relative' });

export const next = style({ borderTop: `1px solid ${vars.color.ink}` });
export const nextRow = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '18px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr)', alignItems: 'start' } },
});
export const nextAct = style({ '@media': { [media.phone]: { gridColumn: 2, marginTop: 4 } } });

export const terms = style({ borderTop: `1px solid ${vars.color.ink}` });
export const term = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 14,
  lineHeight: 1.7,
  '@media': { [media.phone]: { gridTemplateColumns: '100px minmax(0, 1fr)' } },
});
export const termName = style({ color: vars.color.ink2 });
