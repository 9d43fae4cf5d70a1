import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Hidden for the first 150 ms, so that fast content does not flicker. */
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  background: vars.color.wait,
  animation: `${appear} 1ms linear 150ms backwards`,
});

export const shape = styleVariants({
  block: {},
  line: { height: 14, borderRadius: 1 },
  circle: { aspectRatio: '1', borderRadius: '50%' },
});
