import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/theme.css.ts';

const { color } = vars;

/**
 * react-easy-crop's own styles, which it would bring in a style tag that the Content-Security-Policy forbids.
 */
export const stage = style({
  position: 'relative',
  width: '100%',
  height: 'min(340px, 46dvh)',
  background: color.sink,
  overflow: 'hidden',
});
export const container = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
});
/** Sized by the library's own class. */
export const picture = style({
  willChange: 'transform',
  maxWidth: 'unset',
  selectors: {
    '&.reactEasyCrop_Contain': {
      maxWidth: '100%',
      maxHeight: '100%',
      margin: 'auto',
      position: 'absolute',
      inset: 0,
    },
    '&.reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
    '&.reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  },
});
export const frame = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  border: '2px solid #fff',
  boxSizing: 'border-box',
  // The shadow darkens everything outside the frame.
  boxShadow: '0 0 0 9999em',
  color: 'rgba(20, 19, 16, .58)',
  overflow: 'hidden',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.ai}`, outlineOffset: 2 },
  },
});
export const frameRound = style({ borderRadius: '50%' });

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'center',
  marginTop: 12,
  '@media': { '(max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pad = style({ display: 'flex', gap: 4 });
export const zoom = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
export const hint = style({
  marginTop: 8,
  fontSize: 13,
  lineHeight: 1.6,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const keysHint = style({ '@media': { [media.coarse]: { display: 'none' } } });
export const other = style({ marginTop: 8, marginLeft: -8 });
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: 148 });
export const error = style({
  marginTop: 12,
  paddingLeft: 13,
  borderLeft: `3px solid ${color.shu}`,
  fontSize: 14,
  lineHeight: 1.7,
  fontWeight: 700,
  color: color.shu,
});
export const sending = style({ marginTop: 16 });
