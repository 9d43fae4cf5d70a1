import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const pressing = style({ color: vars.color.shu, fontWeight: 700 });
