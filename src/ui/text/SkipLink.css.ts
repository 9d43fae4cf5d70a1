import { style } from '@vanilla-extract/css';
import { vars, z } from '../theme/theme.css.ts';

export const skipLink = style({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: z.toast,
  padding: '10px 16px',
  borderRadius: vars.radius.m,
  background: vars.color.ink,
  color: vars.color.paper,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});
