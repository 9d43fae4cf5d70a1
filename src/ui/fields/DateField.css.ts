import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

export const calendar = style({ width: 308, maxWidth: '100%' });
export const head = style({ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 8 });
export const heading = style({ flex: 1, textAlign: 'center', fontSize: 15, fontWeight: 700 });
export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = style({ height: 32, fontSize: 12, fontWeight: 400, color: color.ink3 });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontSize: 14,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.sink },
    '&[data-focus-visible]': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
    '&[data-today]': { boxShadow: `inset 0 -2px 0 ${color.ink}`, fontWeight: 700 },
    '&[data-selected]': { background: color.aiFill, color: color.onAi, fontWeight: 700 },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': {
      color: color.rule2,
      cursor: 'not-allowed',
      background: 'none',
    },
  },
});
