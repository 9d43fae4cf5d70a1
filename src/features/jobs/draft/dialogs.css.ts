import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const gaps = style({ borderTop: `1px solid ${color.ink}`, marginTop: 16 });
export const gap = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${color.ink}`,
  fontSize: 14,
  lineHeight: 1.7,
});
export const summaryName = style({ color: color.ink3 });
export const summaryWords = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
