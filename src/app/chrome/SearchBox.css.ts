import { style } from '@vanilla-extract/css';
import { kbd } from '../../ui/text/Kbd.css.ts';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  width: 300,
  padding: '0 2px',
  borderBottom: `1px solid ${vars.color.field}`,
  color: vars.color.ink3,
  fontSize: 13,
  selectors: {
    '&:focus-within': { borderBottomColor: vars.color.ai, boxShadow: `0 1px 0 ${vars.color.ai}` },
  },
});

export const boxOpen = style({ borderBottomColor: vars.color.ai });
/** Below the header, which it is placed by. */
export const under = style({
  position: 'absolute',
  zIndex: z.sticky,
  top: '100%',
  right: vars.layout.margin,
  width: `min(1080px, calc(100vw - 2 * ${vars.layout.margin}))`,
});
export const inHeader = style({ '@media': { [media.narrow]: { display: 'none' } } });
export const inMenu = style({ width: '100%', height: 44, fontSize: 16 });

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  color: vars.color.ink,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const key = style([kbd, { selectors: { [`${box}:focus-within &`]: { visibility: 'hidden' } } }]);
