import { style } from '@vanilla-extract/css';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** At the foot of what is chosen from, while there are any. */
export const chosen = style({
  position: 'sticky',
  bottom: 0,
  zIndex: z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  margin: '0 -12px',
  padding: 12,
  borderTop: `1px solid ${color.ink}`,
  background: color.paper,
  fontSize: 14,
  '@media': { [media.phone]: { bottom: layout.bar, margin: 0, padding: '12px 0' } },
});
export const count = style({ marginRight: 'auto' });
