import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `20px ${vars.layout.gutter}`,
  alignItems: 'start',
});
export const kanaNote = style({
  gridColumn: '1 / -1',
  marginTop: -12,
  fontSize: 13,
  lineHeight: 1.6,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
