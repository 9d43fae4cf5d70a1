import { style } from '@vanilla-extract/css';
import { vars, z } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** Stays above what is written. */
export const paperHead = style({
  position: 'sticky',
  top: layout.head,
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: `12px ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.rule}`,
  background: color.paper,
});
