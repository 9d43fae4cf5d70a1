import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** By default as wide as its attribute says, at most as its place. */
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  background: `${vars.color.wait} center / cover no-repeat`,
  // The alt text of a picture that failed.
  color: vars.color.ink3,
  fontSize: 12,
  lineHeight: 1.5,
});
export const cover = style({ objectFit: 'cover' });
export const contain = style({ objectFit: 'contain', backgroundSize: 'contain' });
/** A hair line inside the picture's edge. */
export const hair = style({ outline: `1px solid ${vars.color.hair}`, outlineOffset: -1 });
export const wide = style({ width: '100%' });
export const fill = style({ height: '100%' });

/** As classes, which cards share. */
export const aspects = styleVariants({
  '4 / 3': { aspectRatio: '4 / 3' },
  '3 / 2': { aspectRatio: '3 / 2' },
  '16 / 9': { aspectRatio: '16 / 9' },
  '16 / 10': { aspectRatio: '16 / 10' },
  '17 / 10': { aspectRatio: '17 / 10' },
  '8 / 3': { aspectRatio: '8 / 3' },
  '1 / 1': { aspectRatio: '1 / 1' },
});
export type Aspect = keyof typeof aspects;
