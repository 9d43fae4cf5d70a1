import { keyframes, style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

const { color } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Bottom right from 768 px up; a bar above the bottom bar on phones. */
export const place = style({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: z.bar,
  width: 400,
  maxHeight: 'calc(100dvh - 48px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.raise,
  color: color.ink,
  borderTop: `3px solid ${color.ink}`,
  boxShadow: vars.shadow.float,
  animation: `${rise} 200ms ease-out`,
  '@media': {
    [media.phone]: {
      right: 0,
      left: 0,
      bottom: `calc(${vars.layout.bar} + env(safe-area-inset-bottom))`,
      width: 'auto',
      borderTop: `1px solid ${color.ink}`,
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 8px 4px 20px',
  '@media': { [media.phone]: { padding: '6px 4px 6px 16px' } },
});
export const title = style([
  mincho,
  {
    flex: 1,
    minWidth: 0,
    fontSize: 18,
    lineHeight: 1.4,
    '@media': { [media.phone]: { fontSize: 15 } },
  },
]);
export const body = style({ padding: '0 20px 20px' });
export const note = style({
  marginTop: 10,
  fontSize: 12,
  lineHeight: 1.6,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 12,
});
