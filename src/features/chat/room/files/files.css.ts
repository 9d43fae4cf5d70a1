import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

const { color, font, radius } = vars;

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 140,
  overflowY: 'auto',
});
export const file = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 40,
  padding: '3px 4px 3px 8px',
  border: `1px solid ${color.rule2}`,
  borderRadius: radius.m,
  fontSize: 13,
  selectors: { '&[data-refused]': { borderColor: color.shu, color: color.shu } },
});
export const preview = style({ flex: 'none', width: 40, height: 32, objectFit: 'cover' });
export const kind = style({ flex: 'none', fontFamily: font.num, fontWeight: 700 });
export const fileName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const refusal = style({ minWidth: 0 });
export const share = style({ fontFamily: font.num, color: color.ink2 });
export const progress = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: -1,
  width: '100%',
  height: 2,
  appearance: 'none',
  border: 0,
  background: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': { background: color.ai },
    '&::-moz-progress-bar': { background: color.ai },
  },
});
