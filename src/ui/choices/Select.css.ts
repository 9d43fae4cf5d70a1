import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

/** The whole frame is the target. */
export const select = style({
  appearance: 'none',
  WebkitAppearance: 'none',
  margin: '0 -12px',
  padding: '9px 36px 9px 12px',
  borderRadius: 'inherit',
  textOverflow: 'ellipsis',
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
globalStyle(`${select} > option`, { color: color.ink, background: color.raise });
export const unchosen = style({ color: color.ink3 });
export const selectMark = style({ position: 'absolute', right: 12, pointerEvents: 'none' });
