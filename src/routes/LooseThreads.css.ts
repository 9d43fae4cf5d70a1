import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

export const drawing = style({ display: 'block', fill: 'none', strokeLinecap: 'round', strokeWidth: 4 });
export const ai = style({ stroke: vars.color.ai });
export const shu = style({ stroke: vars.color.shu });
export const cut = style({ stroke: vars.color.paper, strokeWidth: 12, strokeLinecap: 'butt' });
