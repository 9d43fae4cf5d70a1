import { globalStyle, style } from '@vanilla-extract/css';
import { fig, mincho, num } from '../../ui/text.css.ts';
import { media, vars } from '../../ui/theme.css.ts';

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
    '@media': { [media.tablet]: { fontSize: 44 }, [media.phone]: { fontSize: 34 } },
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

/** How far the registration is: the figure, the threads, the words. */
export const progress = style({ minWidth: 0, gridColumn: '9 / -1', maxWidth: 400 });
export const progressFigure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 12,
  '@media': { [media.phone]: { marginBottom: 6 } },
});
export const progressNumber = style([fig, { fontSize: 72, '@media': { [media.phone]: { fontSize: 40 } } }]);
export const progressOf = style([num, { fontSize: 15 }]);
export const progressWords = style({
  marginTop: 8,
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { marginTop: 4 } },
});

/** Numbered facts beside a form: what comes, what is needed. */
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
export const stack = style({ display: 'grid', gap: 20, minWidth: 0 });
globalStyle(`${stack} > [role=alert]:empty`, { position: 'absolute' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });
export const bullets = style({
  display: 'grid',
  gap: 6,
  fontSize: 14,
  lineHeight: 1.8,
  wordBreak: 'auto-phrase',
});
globalStyle(`${bullets} > li`, { paddingLeft: '1.2em', position: 'relative' });
globalStyle(`${bullets} > li::before`, { content: '"・"', position: 'absolute', left: 0 });
/** The address that a mail went to. */
export const address = style([
  mincho,
  { fontSize: 24, lineHeight: 1.4, overflowWrap: 'anywhere', '@media': { [media.phone]: { fontSize: 20 } } },
]);

/** または between two ways in. */
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
export const half = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 48px 0 0',
  borderTop: `3px solid ${vars.color.ink}`,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.rule2}`, padding: '16px 0 0 48px' } },
  '@media': {
    [media.tablet]: { paddingRight: 24, selectors: { '& + &': { paddingLeft: 24 } } },
    [media.phone]: { padding: '14px 0 0', selectors: { '& + &': { padding: '14px 0 0', borderLeft: 0 } } },
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
export const gains = style({ flex: '1 0 auto', marginBottom: 28 });
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
});

/** Places to go to next, a row each. */
export const next = style({ borderTop: `1px solid ${vars.color.ink}` });
export const nextRow = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '18px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr)' } },
});
export const nextAct = style({ '@media': { [media.phone]: { gridColumn: 2 } } });

/** Company, role and address of an invitation, in rows. */
export const terms = style({ borderTop: `1px solid ${vars.color.ink}` });
export const term = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 14,
  lineHeight: 1.7,
  '@media': { [media.phone]: { gridTemplateColumns: '92px minmax(0, 1fr)' } },
});
export const termName = style({ color: vars.color.ink2 });
