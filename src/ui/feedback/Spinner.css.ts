import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const ring = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
});

export const size = styleVariants({
  s: { width: 16, height: 16, borderWidth: 2 },
  m: { width: 24, height: 24, borderWidth: 2.5 },
  l: { width: 40, height: 40, borderWidth: 3 },
});

/** Hidden for 150 ms, as skeletons are. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  animation: `${keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })} 1ms 150ms backwards`,
});
