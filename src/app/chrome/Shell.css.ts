import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

/** Room for the phone's bar. */
export const chrome = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    [media.phone]: {
      paddingBottom: `calc(${vars.layout.bar} + env(safe-area-inset-bottom))`,
      selectors: {
        '&[data-alone]': { paddingBottom: 0 },
        '&[data-own-bar]': { paddingBottom: 'calc(65px + env(safe-area-inset-bottom))' },
      },
    },
  },
});
/** At least a screen high, so that the footer is out of view while a page loads. */
export const main = style({
  flex: '1 0 auto',
  minWidth: 0,
  width: '100%',
  // After a reload as high as before (`pageHeight.ts`).
  minHeight: `max(100dvh - ${vars.layout.head}, var(--page-height, 0px))`,
});

export const bareHome = style({ display: 'flex' });

export const bareHead = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.layout.head,
  paddingInline: vars.layout.margin,
  borderBottom: `1px solid ${vars.color.ink}`,
});

/** Messages in the HTML for when the page's code does not load. */
globalStyle('#load-failed:not([hidden]), noscript', {
  display: 'block',
  maxWidth: 560,
  margin: '0 auto',
  padding: `72px ${vars.layout.margin}`,
  lineHeight: 1.9,
});

/** Over a server-drawn page, which stays readable. */
globalStyle('[data-drawn] ~ #load-failed:not([hidden])', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: z.toast,
  maxWidth: 'none',
  padding: `14px ${vars.layout.margin}`,
  borderTop: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
  '@media': { [media.phone]: { bottom: `calc(${vars.layout.bar} + env(safe-area-inset-bottom))` } },
});

const show = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Ever slower: it never seems done too early. */
const run = keyframes({
  '0%': { transform: 'translateX(-100%)' },
  '20%': { transform: 'translateX(-60%)' },
  '50%': { transform: 'translateX(-28%)' },
  '100%': { transform: 'translateX(-6%)' },
});

/** Two threads along the header's rule, visible after 150 ms. */
export const progress = style({
  position: 'fixed',
  top: `calc(${vars.layout.head} - 7px)`,
  left: 0,
  right: 0,
  zIndex: z.toast,
  height: 12,
  overflow: 'hidden',
  pointerEvents: 'none',
  animation: `${show} 1ms 150ms backwards`,
});
export const threads = style({
  width: '100%',
  overflow: 'hidden',
  background: vars.color.paper,
  animation: `${run} 8s 150ms ease-out both`,
  '@media': { [media.stillness]: { animation: 'none !important', transform: 'translateX(-40%)' } },
});
globalStyle(`${threads} > svg`, { maxWidth: 'none' });

export const offline = style({
  position: 'fixed',
  left: vars.layout.margin,
  bottom: `calc(${vars.layout.bar} + env(safe-area-inset-bottom) + 16px)`,
  zIndex: z.sheet,
  maxWidth: `calc(100vw - 2 * ${vars.layout.margin})`,
  padding: '11px 16px',
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.raise,
  boxShadow: vars.shadow.float,
  fontSize: 13,
  lineHeight: 1.6,
  wordBreak: 'auto-phrase',
  '@media': {
    // Within the tools' first column, beside the writing field.
    [media.aboveP]: { left: 16, maxWidth: 272 },
    [media.tablet]: {
      selectors: {
        // Below a room's head, for its writing field has the whole bottom.
        'body:has([data-alone]) &': { top: `calc(${vars.layout.head} + 72px)`, bottom: 'auto' },
      },
    },
    [media.phone]: {
      selectors: {
        // Above the undo bar, which has the same place.
        'body:has([data-undo]) &': {
          bottom: `calc(${vars.layout.bar} + env(safe-area-inset-bottom) + 80px)`,
        },
        // At the top where a phone's bottom is the writing field.
        'body:has([data-alone]) &': { top: `calc(${vars.layout.head} + 8px)`, bottom: 'auto' },
      },
    },
  },
});

export const page = style({
  padding: `48px ${vars.layout.margin}`,
  '@media': { [media.phone]: { padding: `24px ${vars.layout.margin}` } },
});
