import { style } from '@vanilla-extract/css';
import { vars, z } from '../../../../ui/theme/theme.css.ts';

const { color } = vars;

export const place = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
});
export const list = style({ flex: 1, minHeight: 0, paddingBottom: 20, overscrollBehavior: 'contain' });
export const older = style({
  position: 'absolute',
  top: 8,
  left: '50%',
  zIndex: z.raised,
  transform: 'translateX(-50%)',
});
export const toEnd = style({
  position: 'absolute',
  bottom: 12,
  left: '50%',
  zIndex: z.raised,
  transform: 'translateX(-50%)',
  background: color.raise,
  boxShadow: vars.shadow.float,
});
