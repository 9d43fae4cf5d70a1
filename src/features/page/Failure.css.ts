import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const line = style({ fontSize: 13, lineHeight: 1.7, color: vars.color.ink2, paddingBlock: 8 });
