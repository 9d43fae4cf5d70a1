import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/theme.css.ts';

const { color } = vars;

export const differences = style({ display: 'grid', borderTop: `1px solid ${color.ink}`, marginTop: 16 });
export const difference = style({ padding: '14px 0', borderBottom: `1px solid ${color.rule}` });
/** Unless floating, a legend ignores its field set's grid. */
export const differenceName = style({ float: 'left', width: '100%', marginBottom: 6, fontWeight: 700 });
export const differenceSides = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: 4 } },
});
export const differenceSide = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 10px',
  padding: '8px 12px 10px 9px',
  borderLeft: '3px solid transparent',
  lineHeight: 1.7,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.aiWash, borderLeftColor: color.ai },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
  },
});
/** Aligned with the first line. */
export const differenceRadio = style({ alignSelf: 'start', margin: '4px 0 0', accentColor: color.ai });
export const differenceFrom = style({ fontSize: 12, color: color.ink2 });
export const differenceWords = style({
  gridColumn: 2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
});
export const choices = style({
  display: 'flex',
  gap: 8,
  '@media': { [media.phone]: { display: 'grid', width: '100%' } },
});
export const nothing = style({ color: color.ink3 });
