import { globalStyle, style } from '@vanilla-extract/css';
import { sumLine } from '../../../ui/lists/factLines.css.ts';
import { mincho, num, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const page = style({
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  padding: `32px ${layout.margin} 80px`,
  '@media': { [media.phone]: { padding: `20px ${layout.margin} 48px` } },
});
export const head = style({ marginBottom: 28 });
export const who = style({ color: color.ink2, fontSize: 14 });
export const title = style([workTitle, { margin: '4px 0 8px', overflowWrap: 'anywhere' }]);
export const facts = style({ color: color.ink2, fontSize: 13 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: '40px 56px',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ display: 'grid', gap: 48, minWidth: 0 });
export const round = style({ minWidth: 0, borderTop: `3px solid ${color.ink}` });
export const roundHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '14px 0 6px',
});
export const roundTitle = style([mincho, { fontSize: 22, lineHeight: 1.4 }]);
export const next = style({ fontSize: 15, lineHeight: 1.8, wordBreak: 'auto-phrase' });
export const closes = style({ alignSelf: 'center', color: color.ink2, fontSize: 13 });
export const late = style({
  marginTop: 10,
  padding: '8px 0 8px 14px',
  borderLeft: `3px solid ${color.shu}`,
  color: color.shu,
  fontSize: 13,
  lineHeight: 1.8,
});
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  margin: '16px 0 0',
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { display: 'block', borderBottom: 0 } },
});
export const day = style({
  flex: '1 1 auto',
  maxWidth: 184,
  padding: '10px 0',
  '@media': {
    [media.phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      maxWidth: 'none',
      borderBottom: `1px solid ${color.rule}`,
    },
  },
});
globalStyle(`${day} > dt`, { '@media': { [media.phone]: { flex: 'none' } } });
export const dayValue = style({
  margin: 0,
  display: 'grid',
  fontSize: 14,
  lineHeight: 1.7,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { justifyItems: 'end', textAlign: 'right' } },
});
export const figure = style([num, { fontSize: 20, fontWeight: 700 }]);
export const ownThanks = style({ marginTop: 16, color: color.ink2, fontSize: 12, lineHeight: 1.7 });
export const small = style({
  color: color.ink2,
  fontSize: 12,
  lineHeight: 1.7,
  textAlign: 'left',
  selectors: { [`${dayValue} > &`]: { textAlign: 'inherit' } },
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 20 });
export const deliveries = style({ marginTop: 28 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const delivery = style({ padding: '12px 0', borderTop: `1px solid ${color.rule}`, fontSize: 14 });
export const when = style([num, { marginLeft: 10, color: color.ink3, fontSize: 12 }]);
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.8 });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '6px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
});
export const fields = style({ display: 'grid', gap: 20 });
export const thanksFields = style({ display: 'grid', gap: 16, marginTop: 20 });
export const remark = style({ display: 'grid', gap: 12, justifyItems: 'start' });
globalStyle(`${remark} > :first-child`, { width: '100%' });
export const overdue = style({ display: 'block', color: color.shu, fontSize: 12, fontWeight: 700 });
export const side = style({ display: 'grid', gap: 28, minWidth: 0 });
export const links = style({ display: 'grid', gap: 8 });
export const storyTitle = style([
  mincho,
  { marginBottom: 12, paddingTop: 10, borderTop: `3px solid ${color.ink}`, fontSize: 18 },
]);
export const events = style({ margin: '20px 0 0', padding: 0, listStyle: 'none' });
export const event = style({
  padding: '8px 0 8px 14px',
  borderLeft: `2px solid ${color.rule2}`,
  fontSize: 13,
  lineHeight: 1.7,
  selectors: {
    '&[data-side=COMPANY]': { borderLeftColor: color.ai },
    '&[data-side=CREATOR]': { borderLeftColor: color.shu },
  },
});
export const eventTime = style([num, { color: color.ink3, fontSize: 12 }]);
export const eventName = style({ fontWeight: 700 });
export const endingButton = style({ marginLeft: -8 });
export const ending = style({ paddingTop: 12, borderTop: `1px solid ${color.rule}` });
export const hours = style({ marginTop: 24 });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 13 });
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 8px 8px 0',
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'left',
  verticalAlign: 'baseline',
});
globalStyle(`${table} tr > :last-child`, { paddingRight: 0 });
globalStyle(`${table} thead th`, {
  borderBottom: `1px solid ${color.ink}`,
  color: color.ink2,
  fontWeight: 400,
});
globalStyle(`${table} tfoot th, ${table} tfoot td`, { fontWeight: 700 });
export const dayCell = style({ whiteSpace: 'nowrap', fontWeight: 400 });
export const right = style({});
globalStyle(`${table} .${right}`, { textAlign: 'right', whiteSpace: 'nowrap' });
export const total = style({ display: 'block' });
export const newLine = style({
  display: 'grid',
  gridTemplateColumns: '200px 130px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  marginTop: 16,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
});
export const sums = style({ margin: '8px 0' });
export const sum = sumLine;
export const sumValue = style([num, { margin: 0, fontWeight: 700 }]);
