import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const texts = style({ marginTop: 16, borderTop: `1px solid ${vars.color.ink}` });
export const text = style({
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 14,
  lineHeight: 1.8,
});
export const name = style({ fontWeight: 700 });
export const facts = style({
  display: 'block',
  fontWeight: 400,
  fontSize: 12,
  color: vars.color.ink3,
});
