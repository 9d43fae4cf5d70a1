import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const table = style({ borderTop: `1px solid ${color.ink}` });
// Rows are never selected: no padding.
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: 0, borderLeft: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0 });
globalStyle(`${table} tbody :is(th, td)`, { paddingBlock: 8 });
// What is left belongs to the name.
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@media': { [media.phone]: { width: '1px !important' } },
});
export const kind = style({
  display: 'block',
  fontWeight: 700,
  lineHeight: 1.5,
  wordBreak: 'auto-phrase',
});
/** Aligned with its column's head; its label is for screen readers. */
export const inApp = style({ justifyContent: 'flex-start', gap: 0 });
export const kindLink = style({
  display: 'inline-block',
  fontSize: 12,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});
export const kindNote = style({
  display: 'block',
  fontSize: 12,
  lineHeight: 1.5,
  color: color.ink2,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { display: 'none' } },
});

export const select = style({
  position: 'relative',
  display: 'inline-flex',
  width: '100%',
  minWidth: 104,
  '@media': { [media.phone]: { minWidth: 92 }, [media.small]: { minWidth: 80 } },
});
export const selectControl = style({
  appearance: 'none',
  WebkitAppearance: 'none',
  width: '100%',
  height: 36,
  padding: '0 28px 0 10px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.raise,
  color: color.ink,
  cursor: 'pointer',
  '@media': {
    [media.phone]: { padding: '0 22px 0 8px' },
    [media.coarse]: { height: 44 },
    '(forced-colors: active)': { appearance: 'auto' },
  },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -1, borderColor: color.ai },
  },
});
export const selectMark = style({
  position: 'absolute',
  right: 8,
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

/** All switches below one another. */
export const delivery = style({ display: 'grid', gap: 20, maxWidth: 560, marginTop: 28 });
export const hours = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: -8,
  fontVariantNumeric: 'tabular-nums',
});
