import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { mincho } from '../text/text.css.ts';
import { media, vars, z } from '../theme/theme.css.ts';

const { color } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });
const toBottom = keyframes({ to: { transform: 'translateY(100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const toRight = keyframes({ to: { transform: 'translateX(100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.sheet,
  display: 'grid',
  // Keeps wide content within the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  background: color.scrim,
  animation: `${fadeIn} 160ms ease-out`,
  selectors: {
    '&[data-exiting]': { animation: `${fadeOut} 120ms ease-out forwards` },
  },
  '@media': { [media.phone]: { placeItems: 'end stretch' } },
});
export const scrimSide = style({
  placeItems: 'stretch end',
  '@media': { [media.phone]: { placeItems: 'end stretch' } },
});

const box = style({
  display: 'flex',
  maxWidth: '100%',
  maxHeight: '99dvh',
  background: color.raise,
  color: color.ink,
  boxShadow: vars.shadow.float,
  outline: 'none',
});

/** A sheet from below on a phone. */
export const modal = style([
  box,
  {
    width: 'calc(100% - 48px)',
    borderRadius: vars.radius.l,
    animation: `${rise} 160ms ease-out`,
    '@media': {
      [media.phone]: {
        width: '100%',
        maxWidth: 'none',
        borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
        animation: `${fromBottom} 200ms ease-out`,
        selectors: {
          '&[data-exiting]': { animation: `${toBottom} 160ms ease-out forwards` },
        },
      },
    },
  },
]);
export const widths = styleVariants({
  s: { maxWidth: 420 },
  m: { maxWidth: 520 },
  l: { maxWidth: 760 },
  xl: { maxWidth: 1080 },
});
export const fullHeight = style({ height: '99dvh' });

/** From the right, or from below on a phone. */
export const sheet = style([
  box,
  {
    width: 440,
    height: '100dvh',
    maxHeight: 'none',
    animation: `${fromRight} 200ms ease-out`,
    selectors: {
      '&[data-exiting]': { animation: `${toRight} 160ms ease-out forwards` },
    },
    '@media': {
      [media.phone]: {
        width: '100%',
        height: 'auto',
        maxHeight: '88dvh',
        borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
        animation: `${fromBottom} 200ms ease-out`,
        selectors: {
          '&[data-exiting]': { animation: `${toBottom} 160ms ease-out forwards` },
        },
      },
    },
  },
]);

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});
export const header = style({
  display: 'flex',
  // Beside the title's first line.
  alignItems: 'flex-start',
  gap: 8,
  flex: 'none',
  padding: '14px 12px 10px 24px',
  '@media': { [media.phone]: { padding: '10px 8px 6px 16px' } },
});
export const title = style([
  mincho,
  {
    fontSize: 20,
    lineHeight: 1.4,
    flex: 1,
    minWidth: 0,
    padding: '6px 0',
    '@media': { [media.coarse]: { padding: '8px 0' } },
  },
]);
export const content = style({
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: '80dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '2px 24px 20px',
  fontSize: 14,
  lineHeight: 1.8,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { padding: '2px 16px 20px' } },
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
globalStyle(`${content} > p + p`, { marginTop: 12 });
export const contentFull = style({ flex: '1 1 auto', maxHeight: '99dvh' });
export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  padding: '14px 24px',
  borderTop: `1px solid ${color.rule}`,
  '@media': {
    [media.phone]: { padding: '12px 16px calc(12px + env(safe-area-inset-bottom))' },
  },
});
/** On the narrowest phone buttons fill their lines. */
globalStyle(`${footer} > :is(a, button)`, { '@media': { [media.small]: { flex: '1 1 auto' } } });

export const popover = style({
  zIndex: z.popover,
  background: color.raise,
  color: color.ink,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
  outline: 'none',
  maxWidth: 'calc(100vw - 16px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} 120ms ease-out` },
    '&[data-exiting]': { animation: `${fadeOut} 120ms ease-out forwards` },
  },
});
export const popoverBody = style({ outline: 'none', padding: 16 });

export const list = style({
  outline: 'none',
  padding: '6px 0',
  maxHeight: 'min(380px, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const atLeastTrigger = style({
  minWidth: 'var(--trigger-width)',
  width: 'max-content',
  maxWidth: 'min(420px, calc(100vw - 16px))',
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '6px 16px 6px 13px',
  borderLeft: '3px solid transparent',
  fontSize: 14,
  lineHeight: 1.5,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  color: 'inherit',
  '@media': { [media.coarse]: { minHeight: 44 } },
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.sink },
    '&[data-focus-visible]': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
    '&[data-selected]': { background: color.aiWash, borderLeftColor: color.ai, fontWeight: 700 },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed', background: 'none' },
  },
});
/** A menu of react-aria has only actions, so selection is styled here. */
export const chosen = style({ background: color.aiWash, borderLeftColor: color.ai, fontWeight: 700 });
export const danger = style({ color: color.shu });
export const itemWords = style({ flex: 1, minWidth: 0 });
export const itemNote = style({ display: 'block', fontSize: 12, color: color.ink2, fontWeight: 400 });
export const separator = style({ margin: '6px 0', border: 0, borderTop: `1px solid ${color.rule}` });
export const groupTitle = style({
  padding: '10px 16px 4px',
  fontSize: 12,
  lineHeight: 1.5,
  color: color.ink3,
});
export const none = style({ padding: '10px 16px', fontSize: 13, lineHeight: 1.6, color: color.ink2 });

export const tooltip = style({
  zIndex: z.tooltip,
  maxWidth: 260,
  padding: '6px 10px',
  borderRadius: vars.radius.s,
  background: color.ink,
  color: color.paper,
  fontSize: 12,
  lineHeight: 1.5,
  wordBreak: 'auto-phrase',
  selectors: { '&[data-entering]': { animation: `${fadeIn} 120ms ease-out` } },
});
