import { globalStyle, style } from '@vanilla-extract/css';
import { num } from '../../../ui/text/text.css.ts';
import { media } from '../../../ui/theme/theme.css.ts';

const ground = '#141310';
const light = '#F1EDE4';

/** Always dark: pictures are looked at as in a dimmed room, in either theme. */
export const lightbox = style({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: ground,
  color: light,
  overflow: 'hidden',
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
});
globalStyle(`${lightbox}::backdrop`, { background: ground });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '0 16px',
});
export const place = style([num, { fontSize: 14, marginRight: 'auto' }]);
export const control = style({
  width: 44,
  height: 44,
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  borderRadius: 4,
  selectors: {
    '&:focus-visible': { outlineColor: '#A3B1FA' },
    '&[aria-disabled=true]': { opacity: 0.35 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled=true])': { background: '#322F29' } } },
  },
});
export const stage = style({
  position: 'relative',
  minHeight: 0,
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
export const caption = style({
  minHeight: 48,
  padding: '12px 16px 20px',
  fontSize: 13,
  lineHeight: 1.6,
  textAlign: 'center',
});
