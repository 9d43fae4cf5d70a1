import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, font, layout } = vars;

export const search = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '50%',
  borderBottom: `1px solid ${color.ink}`,
});
export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: `4px ${layout.toolMargin}`,
  '@media': { [media.phone]: { padding: '4px 4px 4px 16px' } },
});
export const field = style({
  flex: 1,
  minWidth: 0,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: 16,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: `inset 0 -2px ${color.ai}` } },
});
export const found = style({ overflowY: 'auto', overscrollBehavior: 'contain' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gap: 2,
  width: '100%',
  minHeight: 56,
  padding: `10px ${layout.toolMargin}`,
  border: 0,
  borderTop: `1px solid ${color.rule}`,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.sink } } },
    [media.phone]: { padding: '10px 16px' },
  },
});
export const top = style({ display: 'flex', justifyContent: 'space-between', gap: 8, fontSize: 13 });
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 700,
});
export const time = style({ flex: 'none', color: color.ink3, fontFamily: font.num, fontSize: 12 });
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.ink2,
  fontSize: 13,
  lineHeight: 1.6,
});
globalStyle(`${words} mark`, { background: color.aiWash, color: color.ink, fontWeight: 700 });
export const none = style({
  margin: 0,
  padding: `14px ${layout.toolMargin}`,
  color: color.ink2,
  fontSize: 13,
});
export const heading = style({
  margin: 0,
  padding: `18px ${layout.toolMargin} 8px`,
  fontSize: 13,
  fontWeight: 700,
  '@media': { [media.phone]: { padding: '18px 16px 8px' } },
});
