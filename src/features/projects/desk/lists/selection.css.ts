/* Who is ticked. */
import { style } from '@vanilla-extract/css';
import { num } from '../../../../ui/text/text.css.ts';
import { vars, z } from '../../../../ui/theme/theme.css.ts';

const { color } = vars;

export const selection = style({
  position: 'absolute',
  left: '50%',
  bottom: 16,
  transform: 'translateX(-50%)',
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 'calc(100% - 24px)',
  padding: '10px 10px 10px 16px',
  border: `1px solid ${color.ink}`,
  borderRadius: vars.radius.m,
  background: color.raise,
  boxShadow: vars.shadow.float,
  '@container': { '(max-width: 579px)': { flexWrap: 'wrap' } },
});
export const selected = style({ fontSize: 13, whiteSpace: 'nowrap', marginRight: 4 });
export const clear = style({ marginLeft: 'auto' });
export const figure = style([num, { fontSize: 15 }]);
