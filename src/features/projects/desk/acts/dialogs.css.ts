import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../../ui/theme/theme.css.ts';

const { color } = vars;

export const lead = style({ marginBottom: 16, fontSize: 13, lineHeight: 1.7, color: color.ink2 });
export const keyGroups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px 32px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const keyTitle = style({
  paddingTop: 8,
  borderTop: `1px solid ${color.ink}`,
  fontSize: 13,
  fontWeight: 700,
  lineHeight: 1.7,
});
export const keyRow = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'baseline',
  padding: '6px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
  lineHeight: 1.6,
});
export const keys = style({ display: 'flex', gap: 4 });
