/* The foot. */
import { style } from '@vanilla-extract/css';
import { num } from '../../../ui/text/text.css.ts';
import { media, vars, z } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minWidth: 0,
  height: 36,
  padding: `0 ${layout.toolMargin}`,
  borderTop: `1px solid ${color.ink}`,
  overflow: 'hidden',
  fontSize: 12,
  color: color.ink2,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
    },
  },
});
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '@media': {
    // Those of the panel stand on its buttons.
    [media.narrow]: { selectors: { 'span&:nth-of-type(n+5)': { display: 'none' } } },
    [media.tablet]: { selectors: { 'span&': { display: 'none' } } },
    [media.phone]: { display: 'none' },
    [media.hover]: { selectors: { 'button&:hover': { color: color.ink } } },
  },
});
export const news = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'right',
  color: color.ai,
  fontWeight: 700,
  '@media': {
    [media.phone]: {
      selectors: {
        [`${foot} > &:not(:empty)`]: {
          display: 'block',
          position: 'fixed',
          left: 16,
          right: 16,
          bottom: `calc(${layout.bar} + env(safe-area-inset-bottom) + 12px)`,
          zIndex: z.sticky,
          padding: '10px 14px',
          border: `1px solid ${color.ink}`,
          background: color.raise,
          boxShadow: vars.shadow.float,
          textAlign: 'left',
          whiteSpace: 'normal',
        },
      },
    },
  },
});
export const figures = style({ '@media': { [media.phone]: { display: 'none' } } });
export const statistic = style([num, { color: color.ink }]);
