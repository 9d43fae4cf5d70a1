import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/theme.css.ts';

const { color } = vars;

/** A wide table scrolls by itself, never the page. */
export const scroller = style({ overflowX: 'auto', selectors: { '&:focus-visible': { outlineOffset: -2 } } });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 14 });
export const headCell = style({
  height: 32,
  padding: '0 12px',
  borderBottom: `1px solid ${color.rule}`,
  color: color.ink3,
  fontSize: 12,
  fontWeight: 400,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { padding: '0 6px' } },
  selectors: { '&:first-child': { borderLeft: '3px solid transparent' } },
});
export const cell = style({
  height: vars.layout.row,
  padding: '0 12px',
  borderBottom: `1px solid ${color.rule}`,
  fontWeight: 400,
  textAlign: 'left',
  '@media': { [media.phone]: { padding: '0 6px' } },
  selectors: { '&:first-child': { borderLeft: '3px solid transparent' } },
});
export const row = style({
  '@media': { [media.hover]: { selectors: { '&[data-pressable]:hover': { background: color.sink } } } },
  selectors: {
    '&[data-look=hover]': { background: color.sink },
    '&[aria-current=true], &[aria-selected=true]': { background: color.aiWash },
    '&[data-pressable]': { cursor: 'pointer' },
  },
});
export const edge = style({
  selectors: {
    [`${row}[aria-selected=true] > &:first-child, ${row}[aria-current=true] > &:first-child`]: {
      borderLeftColor: color.ai,
    },
  },
});
export const right = style({
  textAlign: 'right',
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
});
export const oneLine = style({ whiteSpace: 'nowrap' });
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});
