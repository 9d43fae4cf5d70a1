import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const kbd = style({
  display: 'inline-block',
  flex: 'none',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  border: `1px solid ${vars.color.rule2}`,
  borderBottomWidth: 2,
  borderRadius: 3,
  background: vars.color.raise,
  color: vars.color.ink2,
  fontFamily: vars.font.num,
  fontWeight: 500,
  fontSize: 11,
  lineHeight: '18px',
  textAlign: 'center',
  verticalAlign: '1px',
});
/** On a filled button. */
export const onFill = style({
  borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  background: 'none',
  color: 'inherit',
});
