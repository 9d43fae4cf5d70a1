import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: `${vars.color.wait} center / cover no-repeat`,
  // The words of a picture that did not come.
  color: vars.color.ink3,
  fontSize: 12,
  lineHeight: 1.5,
});
export const cover = style({ objectFit: 'cover' });
export const contain = style({ objectFit: 'contain', backgroundSize: 'contain' });
/** A hair line inside the edge, drawn over the picture. */
export const hair = style({ outline: `1px solid ${vars.color.hair}`, outlineOffset: -1 });
export const fill = style({ height: '100%' });
