import { globalStyle, style } from '@vanilla-extract/css';
import { num } from '../../../../ui/text/text.css.ts';
import { media, vars } from '../../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const board = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(176px, 1fr))',
  overflowX: 'auto',
  overflowY: 'hidden',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(6, 78vw)',
      scrollSnapType: 'x mandatory',
      height: `calc(100dvh - ${layout.head} - ${layout.bar} - 150px)`,
    },
  },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderRight: `1px solid ${color.rule}`,
  scrollSnapAlign: 'start',
  selectors: { '&:last-child': { borderRight: 0 } },
});
/** Somebody is held over it. */
export const over = style({ background: color.aiWash, boxShadow: `inset 0 3px 0 ${color.ai}` });
export const columnHead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 40,
  padding: '0 12px',
  borderBottom: `1px solid ${color.ink}`,
  fontSize: 13,
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const count = style([num, { marginLeft: 'auto', fontSize: 12, fontWeight: 400, color: color.ink3 }]);
export const cards = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  outline: 'none',
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
});
export const box = style({ position: 'relative', contain: 'layout style' });
export const place = style({ position: 'absolute', left: 0, width: '100%' });
export const waiting = style({ height: 92, borderBottom: `1px solid ${color.rule}` });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 8,
  height: 92,
  padding: '0 12px 0 9px',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${color.rule}`,
  cursor: 'grab',
  selectors: {
    '&:hover': { background: color.sink },
    '&[data-ticked], &[data-open]': { background: color.aiWash },
    '&[data-open]': { borderLeftColor: color.ai },
    '&[data-current]': { borderLeftColor: color.ai },
    '&:active': { cursor: 'grabbing' },
  },
});
// As in table.css.ts: the card's class is left out of it.
globalStyle(`${cards}:focus-visible [data-current]`, { boxShadow: `inset 0 0 0 2px ${color.ai}` });
export const person = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
const nameLook = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 14,
} as const;
export const name = style(nameLook);
export const unreadName = style({ ...nameLook, fontWeight: 700 });
export const assignee = style({ marginLeft: 'auto' });
export const under = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const thumbs = style({ display: 'flex', gap: 3, minWidth: 0, overflow: 'hidden' });
export const thumb = style({ flex: '0 1 32px', minWidth: 0, height: 24 });
export const date = style([num, { fontSize: 12, color: color.ink2, whiteSpace: 'nowrap' }]);
export const nobody = style({ padding: '20px 12px', fontSize: 13, color: color.ink3 });
