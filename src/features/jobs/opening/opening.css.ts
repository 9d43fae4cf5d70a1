import { style } from '@vanilla-extract/css';
import { fig, mincho, num, sectionTitle, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** A container query: the view is on its page and in the editor's narrow preview. */
const wide = '(min-width: 640px)';

export const view = style({ containerType: 'inline-size', minWidth: 0, overflowWrap: 'anywhere' });
export const cover = style({ display: 'block', width: '100%' });
/** Only where the facts are not beside the text. */
export const factsAbove = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});
export const body = style({
  padding: `20px ${layout.margin} 0`,
  '@container': { [wide]: { paddingTop: 28 } },
});
/** The text, where apart from its head. */
export const below = style({ padding: `0 ${layout.margin}` });

export const company = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 14,
  lineHeight: 1.5,
});
export const companyWords = style({ display: 'flex', flexWrap: 'wrap', gap: '0 10px', minWidth: 0 });
export const companyName = style({
  fontWeight: 700,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
    [media.coarse]: { padding: '10px 0', margin: '-10px 0' },
  },
});
export const companyPlace = style({ color: color.ink2 });
export const title = style([
  workTitle,
  { margin: '12px 0 18px', fontSize: 27, '@container': { [wide]: { fontSize: 36 } } },
]);

/** 受取額, 形, 納期 */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.rule}`,
  '@container': { '(min-width: 420px)': { gridTemplateColumns: 'auto 1fr 1fr' } },
});
export const fact = style({
  minWidth: 0,
  padding: '10px 0 14px',
  selectors: { '& + &': { paddingLeft: 12, borderLeft: `1px solid ${color.rule}` } },
});
/** On its own line where three do not fit. */
export const payFact = style([
  fact,
  {
    gridColumn: '1 / -1',
    paddingRight: 20,
    '@container': { '(min-width: 420px)': { gridColumn: 'auto' } },
  },
]);
export const placeFact = style([
  fact,
  {
    borderTop: `1px solid ${color.rule}`,
    selectors: { [`${payFact} + &`]: { paddingLeft: 0, borderLeft: 0 } },
    '@container': {
      '(min-width: 420px)': {
        borderTop: 0,
        selectors: { [`${payFact} + &`]: { paddingLeft: 16, borderLeft: `1px solid ${color.rule}` } },
      },
    },
  },
]);
export const termFact = style([
  fact,
  {
    borderTop: `1px solid ${color.rule}`,
    '@container': { '(min-width: 420px)': { borderTop: 0 } },
  },
]);
export const factName = style({ fontSize: 12, lineHeight: 1.6, color: color.ink3 });
/** A date breaks before its weekday, if anywhere. */
export const factValue = style({
  fontSize: 14,
  lineHeight: 1.6,
  fontWeight: 700,
  wordBreak: 'auto-phrase',
});
export const pay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 2px',
  paddingTop: 4,
});
export const payFigure = style([fig, { fontSize: 34, '@container': { [wide]: { fontSize: 40 } } }]);
export const payYen = style({ fontSize: 14, fontWeight: 700 });

export const part = style({ marginTop: 40, borderTop: `3px solid ${color.ink}` });
export const partTitle = style([
  sectionTitle,
  { padding: '12px 0 4px', fontSize: 20, '@container': { [wide]: { fontSize: 24, paddingBottom: 12 } } },
]);

export const section = style({
  padding: '16px 0 4px',
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '148px minmax(0, 1fr)',
      columnGap: layout.gutter,
      padding: '18px 0 20px',
      selectors: { '& + &': { borderTop: `1px solid ${color.rule}` } },
    },
  },
});
export const sectionName = style({
  fontSize: 14,
  lineHeight: 1.6,
  fontWeight: 700,
  marginBottom: 2,
  '@container': { [wide]: { paddingTop: 3 } },
});
export const words = style({
  maxWidth: '38em',
  fontSize: 15,
  lineHeight: 1.9,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@container': { [wide]: { fontSize: 16 } },
});
export const terms = style({ fontSize: 14, lineHeight: 1.75 });
export const term = style({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  columnGap: 12,
  padding: '9px 0',
  borderTop: `1px solid ${color.rule}`,
  '@container': { [wide]: { gridTemplateColumns: '148px minmax(0, 1fr)', columnGap: layout.gutter } },
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const termName = style({ color: color.ink3 });
export const termValue = style({ whiteSpace: 'pre-line', maxWidth: '44em' });
export const termNote = style({ color: color.ink2 });

/** A missing item in a preview. */
export const missing = style({
  display: 'inline-block',
  paddingLeft: 10,
  borderLeft: `2px solid ${color.shu}`,
  color: color.shu,
  fontWeight: 700,
});
export const missingTitle = style([missing, mincho, { borderLeftWidth: 3 }]);

export const sums = style({
  width: '100%',
  maxWidth: 480,
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: 1.5,
});
export const sum = style({ borderBottom: `1px solid ${color.rule}` });
export const total = style({ fontWeight: 700 });
export const sumName = style({ padding: '7px 0', textAlign: 'left', fontWeight: 'inherit' });
export const sumNote = style({ marginLeft: 8, fontSize: 12, fontWeight: 400, color: color.ink3 });
export const sumValue = style([
  num,
  { padding: '7px 0', textAlign: 'right', whiteSpace: 'nowrap', fontSize: 15 },
]);

export const questions = style({ maxWidth: '44em', counterReset: 'question' });
export const question = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  padding: '10px 0',
  fontSize: 15,
  lineHeight: 1.7,
  counterIncrement: 'question',
  selectors: { '& + &': { borderTop: `1px solid ${color.rule}` } },
  '::before': { content: 'counter(question)', fontFamily: vars.font.num, fontWeight: 700 },
});
export const links = style({ display: 'grid', gap: 4, fontSize: 14, lineHeight: 1.7 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const structure = style({ display: 'block', maxWidth: '100%', height: 'auto' });

export const payout = style({ marginTop: 8 });
export const payoutSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.ai,
  fontSize: 14,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
  },
});
/** As high as the five sums loading. */
export const payoutPlace = style({ minHeight: 187.5 });
/** With the choice above them. */
export const payoutWaiting = style({ minHeight: 219.5 });
