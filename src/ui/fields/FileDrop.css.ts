import { style } from '@vanilla-extract/css';
import { media, motion, vars } from '../theme/theme.css.ts';

const { color } = vars;

export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  minHeight: 148,
  padding: '20px 16px',
  border: `1px dashed ${color.field}`,
  borderRadius: vars.radius.m,
  background: color.raise,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-disabled])': { borderColor: color.ink } } } },
  selectors: {
    '&[data-over]': { background: color.aiWash, borderColor: color.ai, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: color.shu },
    '&[data-disabled]': { background: color.sink, color: color.ink3, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ai}`, outlineOffset: 2 },
  },
});
export const compact = style({ minHeight: 72, padding: '12px 16px' });
export const first = style({
  fontSize: 14,
  fontWeight: 700,
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
});
export const rest = style({
  fontSize: 12,
  lineHeight: 1.6,
  color: color.ink2,
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});
/** Covers the zone, so that a press anywhere opens the picker and a drop lands on it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
  fontSize: 0,
});
export const fineOnly = style({ '@media': { [media.coarse]: { display: 'none' } } });
export const hint = style({ display: 'block' });
