import { globalStyle, style } from '@vanilla-extract/css';
import { formMessageGap } from '../ui/fields/form/Field.css.ts';
import { mincho } from '../ui/text/text.css.ts';
import { media, vars } from '../ui/theme/theme.css.ts';

const { color, font } = vars;

/** What the pages beside the desk of reviews are made of. */
export const page = style({
  maxWidth: 1440,
  margin: '0 auto',
  padding: '24px 20px 64px',
  '@media': { [media.phone]: { padding: '16px 16px 48px' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '6px 16px',
  paddingBottom: 14,
  borderBottom: `3px solid ${color.ink}`,
});
export const title = style([mincho, { fontSize: 24, lineHeight: 1.3 }]);
export const note = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
/** What keys do: nothing where there are none. */
export const keys = style({ '@media': { [media.phone]: { display: 'none' } } });
export const section = style({ marginTop: 28 });
export const sub = style([
  mincho,
  { paddingBottom: 8, borderBottom: `1px solid ${color.ink}`, fontSize: 18, lineHeight: 1.4 },
]);
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  padding: '10px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.6,
});
globalStyle(`${row} > :first-child`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${row} > button, ${row} > a`, { flex: 'none' });
/** Several acts of a row stand together. */
export const rowActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  justifyContent: 'flex-end',
  gap: 8,
});
export const small = style({ display: 'block', fontSize: 12, lineHeight: 1.6, color: color.ink2 });
export const narrowForm = style({
  display: 'grid',
  gap: 16,
  maxWidth: 420,
  marginTop: 16,
  vars: { [formMessageGap]: '0px' },
});
/** Whatever colour its place has. */
export const late = style({ selectors: { '&&': { color: color.shu, fontWeight: 700 } } });
export const tableFrame = style({ overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 12px',
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'right',
});
globalStyle(`${table} th:first-child`, { paddingLeft: 0, textAlign: 'left' });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0 });
globalStyle(`${table} thead th`, {
  color: color.ink3,
  fontSize: 12,
  fontWeight: 400,
});
globalStyle(`${table} :is(th, td)`, { '@media': { [media.phone]: { paddingInline: '8px 0' } } });
globalStyle(`${table} td`, { fontFamily: font.num });
globalStyle(`${table} tbody a`, { color: 'inherit' });
