import { style } from '@vanilla-extract/css';
import { media, motion, vars } from '../theme/theme.css.ts';

const { color } = vars;

export const tag = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  height: 32,
  padding: '0 12px',
  border: `1px solid ${color.rule2}`,
  borderRadius: vars.radius.s,
  background: 'none',
  color: color.ink,
  fontSize: 13,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const pressable = style({
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.ink } } },
    [media.coarse]: { '::after': { content: '""', position: 'absolute', inset: '-7px 0' } },
  },
});
export const on = style({
  background: color.ink,
  borderColor: color.ink,
  color: color.paper,
  fontWeight: 700,
});
export const small = style({ height: 24, padding: '0 8px', fontSize: 12 });
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const count = style({
  fontFamily: vars.font.num,
  fontStretch: '88%',
  fontSize: 12,
  color: color.ink3,
  selectors: { [`${on} &`]: { color: 'inherit', fontWeight: 400 } },
});
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: '0 -6px 0 -2px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  borderRadius: vars.radius.s,
  position: 'relative',
  '::after': { content: '""', position: 'absolute', inset: '-4px' },
  '@media': { [media.coarse]: { '::after': { inset: '-10px -10px -10px -4px' } } },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 } },
});
