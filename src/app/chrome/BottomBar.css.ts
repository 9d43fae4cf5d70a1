import { style } from '@vanilla-extract/css';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: z.bar,
      display: 'grid',
      gridTemplateColumns: 'repeat(5, 1fr)',
      minHeight: vars.layout.bar,
      paddingBottom: 'env(safe-area-inset-bottom)',
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      borderTop: `1px solid ${vars.color.ink}`,
      background: vars.color.paper,
      selectors: { ':is([data-alone], [data-own-bar]) > &': { display: 'none' } },
    },
    print: { display: 'none' },
  },
});

export const link = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 2,
  height: `calc(${vars.layout.bar} - 1px)`,
  fontSize: 11,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current]': { color: vars.color.ink, fontWeight: 700 },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: -1,
      insetInline: '22%',
      height: 3,
      background: vars.color.ink,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const unread = style({
  position: 'absolute',
  top: 7,
  left: 'calc(50% + 8px)',
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars.color.shu,
});
