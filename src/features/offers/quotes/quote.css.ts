import { globalStyle, style } from '@vanilla-extract/css';
import { num, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, font, layout } = vars;

export const page = style({
  width: '100%',
  maxWidth: 860,
  margin: '0 auto',
  padding: `32px ${layout.margin} 80px`,
  '@media': { [media.phone]: { padding: `16px ${layout.margin} 48px` } },
});
export const title = style([workTitle]);
export const lead = style({
  margin: '8px 0 16px',
  fontSize: 14,
  lineHeight: 1.8,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const items = style({ display: 'grid', marginBottom: 12, borderTop: `1px solid ${color.rule}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px 160px 40px',
  columnGap: 12,
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '96px minmax(0, 1fr) 44px' } },
});
// Labels, frames and errors stand in the row's own grid, so that an error is not as narrow as its field.
globalStyle(`${item} > div`, { display: 'contents' });
globalStyle(`${item} > div > *`, { order: 2 });
globalStyle(`${item} > div > :first-child`, { order: 1 });
globalStyle(`${item} > div > :last-child`, { order: 3 });
globalStyle(`${item} > div:nth-child(1) > *`, {
  gridColumn: 1,
  '@media': { [media.phone]: { order: 0, gridColumn: '1 / -1' } },
});
globalStyle(`${item} > div:nth-child(2) > *`, { '@media': { [media.phone]: { gridColumn: 1 } } });
globalStyle(`${item} > div:nth-child(2) > :last-child`, {
  gridColumn: '2 / -1',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
globalStyle(`${item} > div:nth-child(3) > :last-child`, {
  gridColumn: '3 / -1',
  '@media': { [media.phone]: { gridColumn: '2 / -1' } },
});
globalStyle(`${item} > div:nth-child(1) > :last-child`, {
  '@media': { [media.phone]: { order: 0, marginBottom: 12 } },
});
export const remove = style({ order: 2, alignSelf: 'center' });
export const wrong = style({ marginBottom: 8, fontSize: 13, color: color.shu });
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: 12,
  fontSize: 14,
});
export const sum = style([num, { fontSize: 28 }]);
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  margin: '16px 0 24px',
});
export const wait = style({ fontSize: 13, color: color.ink2 });
export const table = style({
  width: '100%',
  marginTop: 20,
  borderCollapse: 'collapse',
  fontFamily: font.gothic,
  fontSize: 14,
  lineHeight: 1.6,
});
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 4px',
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'left',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} th`, { fontSize: 12, fontWeight: 400, color: color.ink2, whiteSpace: 'nowrap' });
export const number = style([
  num,
  { selectors: { [`${table} &`]: { textAlign: 'right', whiteSpace: 'nowrap' } } },
]);
export const note = style({ marginTop: 20, fontSize: 14, lineHeight: 1.9, whiteSpace: 'pre-wrap' });
