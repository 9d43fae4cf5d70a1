import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars, z } from '../theme/theme.css.ts';

const { color } = vars;
const come = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = style({
  position: 'fixed',
  top: `calc(${vars.layout.head} + 12px + env(safe-area-inset-top))`,
  insetInline: 0,
  zIndex: z.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '0 16px',
  pointerEvents: 'none',
  '@media': { [media.phone]: { top: `calc(${vars.layout.head} + 8px + env(safe-area-inset-top))` } },
});

const face = style({
  pointerEvents: 'auto',
  display: 'inline-flex',
  maxWidth: 'min(640px, 100%)',
  minHeight: 48,
  borderRadius: vars.radius.m,
  background: color.ink,
  color: color.paper,
  boxShadow: vars.shadow.float,
  fontSize: 14,
  lineHeight: 1.5,
  animation: `${come} 160ms ease-out`,
});
export const successToast = face;
export const errorToast = style([face, { background: color.shuFill, color: color.onShu }]);
globalStyle(`${face} :focus-visible, ${face}:focus-visible`, {
  outlineColor: 'currentColor',
  outlineOffset: -4,
});

export const message = style({ display: 'flex', alignItems: 'center', minWidth: 0, padding: '0 8px 0 18px' });
export const words = style({ padding: '12px 12px 12px 0', minWidth: 0, wordBreak: 'auto-phrase' });
