import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: '-4px',
  overflow: 'visible',
});
export const smaller = style({ verticalAlign: '-3px' });
export const filled = style({ fill: 'currentColor' });
export const dotted = style({ strokeWidth: 2.5 });
