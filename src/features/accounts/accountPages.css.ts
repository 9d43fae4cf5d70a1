import { globalStyle, style } from '@vanilla-extract/css';
import { fig, headline, mincho, paneTitleS, sectionTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;
const ink3 = `3px solid ${color.ink}`;

/** Head and aside at the left, the work at the right; stacked on a phone. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr',
  columnGap: layout.gutter,
  maxWidth: 1440,
  margin: '0 auto',
  padding: `64px ${layout.margin} 96px`,
  '@media': { [media.phone]: { display: 'block', padding: `32px ${layout.margin} 64px` } },
});
export const head = style({
  gridColumn: '1 / 7',
  '@media': { [media.tablet]: { gridColumn: '1 / 6' } },
});
export const title = style([
  mincho,
  {
    fontSize: 56,
    lineHeight: 1.25,
    letterSpacing: '.01em',
    '@media': {
      [media.narrow]: { fontSize: 44 },
      [media.tablet]: { fontSize: 38 },
      [media.phone]: { fontSize: 34 },
    },
  },
]);
export const lead = style({
  marginTop: 20,
  maxWidth: '30em',
  fontSize: 16,
  lineHeight: 2,
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
  '@media': { [media.phone]: { marginTop: 12, fontSize: 15, lineHeight: 1.9 } },
});
export const work = style({
  gridColumn: '8 / 13',
  gridRow: '1 / 3',
  minWidth: 0,
  paddingTop: 20,
  borderTop: ink3,
  '@media': {
    [media.narrow]: { gridColumn: '7 / 13' },
    [media.tablet]: { gridColumn: '6 / 13', marginLeft: 16 },
    [media.phone]: { marginTop: 28, marginLeft: 0 },
  },
});
export const aside = style({
  gridColumn: '1 / 7',
  marginTop: 48,
  '@media': { [media.tablet]: { gridColumn: '1 / 6' }, [media.phone]: { marginTop: 56 } },
});

export const form = style({ display: 'grid', gap: 20 });
/** Below a password: what to do without one. */
export const underField = style({ marginTop: -8, fontSize: 13, lineHeight: 1.7 });
/** A target as large as a finger. */
export const forgot = style({
  position: 'relative',
  '::after': { content: '""', position: 'absolute', inset: '-11px -8px' },
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 28,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', textAlign: 'center' } },
});
globalStyle(`${acts} > form`, { display: 'grid' });
export const note = style({
  marginBottom: 20,
  padding: '10px 14px',
  borderLeft: `3px solid ${color.ai}`,
  background: color.aiWash,
  fontSize: 14,
  lineHeight: 1.7,
  wordBreak: 'auto-phrase',
});
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '24px 0 16px',
  fontSize: 13,
  color: color.ink2,
  '::before': { content: '""', flex: 1, borderTop: `1px solid ${color.rule2}` },
  '::after': { content: '""', flex: 1, borderTop: `1px solid ${color.rule2}` },
});

export const steps = style({ maxWidth: 480, borderTop: `1px solid ${color.ink}` });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  padding: '14px 0',
  color: color.ink2,
  borderBottom: `1px solid ${color.rule}`,
  selectors: { '&[aria-current]': { color: color.ink } },
});
export const stepNumber = style([
  fig,
  {
    fontSize: 36,
    paddingTop: 4,
    color: color.rule2,
    selectors: { '[aria-current] > &': { color: color.ink } },
  },
]);
export const stepTitle = style({
  fontSize: 15,
  lineHeight: 1.6,
  selectors: { '[aria-current] &': { fontWeight: 700 } },
});
export const stepText = style({ fontSize: 13, lineHeight: 1.7, color: color.ink2, wordBreak: 'auto-phrase' });

export const outcomeTitle = style([sectionTitle, { outline: 'none' }]);
export const outcomeText = style({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  fontSize: 15,
  lineHeight: 1.9,
  wordBreak: 'auto-phrase',
});
/** A mail's address. */
export const address = style([
  mincho,
  {
    fontSize: 24,
    lineHeight: 1.4,
    wordBreak: 'normal',
    textWrap: 'wrap',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: 20 } },
  },
]);
export const more = style({
  marginTop: 4,
  paddingTop: 12,
  borderTop: `1px solid ${color.rule}`,
  fontSize: 14,
});
export const moreHead = style({ minHeight: 32, cursor: 'pointer', fontWeight: 700 });
export const bullets = style({ display: 'grid', gap: 6, lineHeight: 1.8 });
globalStyle(`${bullets} > li`, { paddingLeft: '1.2em', position: 'relative' });
globalStyle(`${bullets} > li::before`, { content: '"・"', position: 'absolute', left: 0 });

export const signIn = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layout.gutter,
  maxWidth: 1440,
  margin: '0 auto',
  // As high as the window, within limits.
  minHeight: `min(calc(100dvh - ${layout.head} - 1px), 860px)`,
  padding: `48px ${layout.margin} 64px`,
  '@media': {
    [media.phone]: { display: 'block', minHeight: 0, padding: `28px ${layout.margin} 56px` },
  },
});
export const signInWork = style({
  gridColumn: '8 / 13',
  gridRow: 1,
  minWidth: 0,
  borderTop: ink3,
  paddingTop: 16,
  '@media': {
    [media.narrow]: { gridColumn: '7 / 13' },
    [media.tablet]: { gridColumn: '6 / 13' },
    [media.phone]: { borderTop: 0, padding: 0 },
  },
});
export const signInTitle = style([
  mincho,
  { fontSize: 34, lineHeight: 1.35, marginBottom: 24, '@media': { [media.phone]: { marginBottom: 20 } } },
]);
export const say = style({
  gridColumn: '1 / 7',
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 48,
  '@media': {
    [media.tablet]: { gridColumn: '1 / 6', paddingRight: 16 },
    [media.phone]: { marginTop: 48, paddingRight: 0 },
  },
});
export const tate = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  gap: 32,
  '@media': {
    [media.tablet]: { gap: 12 },
    [media.phone]: { order: 1, justifyContent: 'flex-start', gap: 20 },
  },
});
export const signInHeadline = style([
  headline,
  {
    writingMode: 'vertical-rl',
    fontFeatureSettings: '"vpal"',
    whiteSpace: 'nowrap',
    wordBreak: 'normal',
    textWrap: 'nowrap',
    '@media': { [media.narrow]: { fontSize: 60 }, [media.phone]: { fontSize: 44 } },
  },
]);
globalStyle(`${signInHeadline} em`, {
  textEmphasis: `filled dot ${color.shu}`,
  textEmphasisPosition: 'over right',
});
export const signInLead = style({
  writingMode: 'vertical-rl',
  alignSelf: 'flex-end',
  fontSize: 15,
  lineHeight: 2.1,
  letterSpacing: '.06em',
  '@media': { [media.tablet]: { display: 'none' }, [media.phone]: { display: 'block', fontSize: 13 } },
});
export const newcomers = style({ maxWidth: 640, paddingTop: 12, borderTop: ink3 });
export const doors = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr' },
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  },
});
export const doorsTitle = style([paneTitleS, { marginBottom: 4 }]);
export const door = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  padding: '8px 16px 0 0',
  selectors: { '& + &': { padding: '8px 0 0 16px', borderLeft: `1px solid ${color.rule2}` } },
  '@media': {
    '(min-width: 768px) and (max-width: 1023px)': {
      padding: '14px 0 16px',
      selectors: { '& + &': { padding: '14px 0 0', borderLeft: 0, borderTop: `1px solid ${color.rule}` } },
    },
  },
});
export const doorText = style({
  flex: 1,
  marginBottom: 10,
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});

export const secondStepWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 16px',
  marginTop: 20,
});
