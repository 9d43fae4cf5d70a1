import { style } from '@vanilla-extract/css';
import { media, motion, vars } from '../../../ui/theme/theme.css.ts';

const { color, font, layout } = vars;

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  borderRight: `1px solid ${color.rule}`,
  '@media': { [media.tablet]: { borderRight: 0 } },
});
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 64,
  padding: `0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.ink}`,
  '@media': { [media.phone]: { minHeight: 52, padding: '0 16px' } },
});
export const title = style({ margin: 0, fontFamily: font.mincho, fontSize: 20, fontWeight: 700 });
export const search = style({
  flex: 1,
  minWidth: 0,
  height: 36,
  padding: '0 10px',
  border: 0,
  borderBottom: `1px solid ${color.rule2}`,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: 14,
  selectors: { '&:focus-visible': { outline: 'none', borderBottom: `2px solid ${color.ai}` } },
  '@media': { [media.phone]: { fontSize: 16 } },
});
export const tabs = style({
  flex: 'none',
  margin: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  overflowX: 'auto',
  padding: `0 calc(${layout.toolMargin} - 8px)`,
  borderBottom: `1px solid ${color.rule}`,
  scrollbarWidth: 'none',
});
export const tab = style({
  flex: 'none',
  minHeight: 40,
  padding: '0 8px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.ink2,
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { borderBottomColor: color.ink, color: color.ink, fontWeight: 700 } },
  '@media': { [media.coarse]: { minHeight: 44 } },
});
export const otherTabs = style({ alignSelf: 'center', marginLeft: 'auto' });
export const scroller = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  minHeight: 64,
  padding: `10px ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.rule}`,
  borderLeft: '3px solid transparent',
  color: color.ink,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&[aria-current=page]': { background: color.aiWash, borderLeftColor: color.ai },
    '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current=page])': { background: color.sink } } },
    [media.phone]: { padding: '10px 16px 10px 13px' },
  },
});
export const requests = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: `8px ${layout.toolMargin}`,
  border: 0,
  borderBottom: `1px solid ${color.rule}`,
  borderLeft: '3px solid transparent',
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.sink } } },
    [media.phone]: { padding: '8px 16px 8px 13px' },
  },
});
export const requestsCount = style({ flex: 'none', fontSize: 14 });
export const requestsWords = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontSize: 13,
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 });
export const top = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 14,
  selectors: { [`${row}[data-unread] &`]: { fontWeight: 700 } },
});
export const time = style({ flex: 'none', color: color.ink3, fontFamily: font.num, fontSize: 12 });
export const bottom = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const line = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontSize: 13,
  selectors: { [`${row}[data-unread] &`]: { color: color.ink } },
});
export const unsent = style({ color: color.shu });
export const none = style({
  margin: 0,
  padding: `18px ${layout.toolMargin}`,
  color: color.ink2,
  fontSize: 13,
});
export const nothing = style({ selectors: { '&&': { paddingInline: layout.toolMargin } } });
/** Nothing to choose from. */
export const noRooms = style([nothing]);
