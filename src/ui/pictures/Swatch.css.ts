import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** White on white has an edge too. */
export const swatch = style({ flex: 'none', display: 'block', boxShadow: `0 0 0 1px ${vars.color.rule}` });
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
