import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '@media': { '(max-width: 479px)': { gap: 0 } },
});
export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 40,
  height: 40,
  padding: '0 6px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: vars.color.ink2,
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
  fontSize: 14,
  '@media': {
    [media.coarse]: { minWidth: 44, height: 44 },
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { color: vars.color.ink, background: vars.color.sink } },
    },
  },
  selectors: {
    '&[aria-current]': { color: vars.color.ink, fontWeight: 700, borderBottomColor: vars.color.ink },
    '&[aria-disabled=true], &:disabled': { color: vars.color.rule2 },
  },
});
export const gap = style({
  display: 'inline-block',
  minWidth: 16,
  textAlign: 'center',
  color: vars.color.ink3,
});
/** Hidden where the row would break. */
export const neighbour = style({ '@media': { '(max-width: 479px)': { display: 'none' } } });
