import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const place = style({ padding: `40px ${vars.layout.margin}` });
export const state = style({ borderBottom: 0, paddingTop: 0 });
