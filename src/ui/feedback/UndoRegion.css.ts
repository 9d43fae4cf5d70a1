import { style } from '@vanilla-extract/css';
import { media, vars, z } from '../theme/theme.css.ts';

/** At the bottom, above a phone's bar; toasts are at the top. */
export const region = style({
  position: 'fixed',
  right: vars.layout.margin,
  bottom: `calc(16px + env(safe-area-inset-bottom))`,
  zIndex: z.toast,
  maxWidth: `calc(100vw - 2 * ${vars.layout.margin})`,
  '@media': {
    [media.phone]: {
      left: vars.layout.margin,
      bottom: `calc(${vars.layout.bar} + env(safe-area-inset-bottom) + 8px)`,
    },
    // Above what stands at the bottom of a tool screen (`data-lowbar`).
    [media.aboveP]: { selectors: { 'body:has([data-lowbar]) &': { bottom: 112 } } },
    print: { display: 'none' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  padding: '2px 4px 2px 16px',
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.m,
  background: vars.color.raise,
  boxShadow: vars.shadow.float,
  fontSize: 14,
  lineHeight: 1.5,
});

export const words = style({ flex: 1, minWidth: 0, padding: '8px 0', wordBreak: 'auto-phrase' });

export const act = style({
  flex: 'none',
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: vars.color.ai,
  fontWeight: 700,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
  },
});

export const close = style({ flex: 'none' });
