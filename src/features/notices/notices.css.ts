import { style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, motion, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** Columns: date, unread mark, row. */
const dayColumn = 56;

export const page = style({
  maxWidth: 720,
  margin: '0 auto',
  padding: `0 ${layout.margin} 64px`,
  minHeight: `calc(100dvh - ${layout.head} - 100px)`,
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '8px 16px',
  flexWrap: 'wrap',
  paddingTop: 32,
  borderBottom: `1px solid ${color.ink}`,
  '@media': { [media.phone]: { paddingTop: 8 } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 52,
});
export const unreadOnly = style({ fontSize: 13 });
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: 13,
  color: color.ink2,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const tabs = style({ display: 'flex', gap: 24 });
export const tab = style([
  mincho,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 52,
    margin: 0,
    padding: '3px 0 0',
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'none',
    fontSize: 18,
    fontWeight: 400,
    color: color.ink2,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${motion.quick}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
    selectors: {
      '&[aria-current=true], &[aria-current=page]': {
        color: color.ink,
        fontWeight: 700,
        borderBottomColor: color.ink,
      },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
]);
export const count = style({ fontFamily: vars.font.num, fontSize: 13, fontWeight: 700, color: color.shu });
export const readAll = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 13,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  textDecorationColor: color.rule2,
  cursor: 'pointer',
  selectors: { '&[aria-disabled=true]': { color: color.ink3 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});

export const panelList = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 16px 0 8px',
});

const dayRow = style({ position: 'relative', paddingLeft: dayColumn });
/** Days are divided by black lines, rows by grey ones. */
export const firstOfDay = style([
  dayRow,
  {
    borderTop: `1px solid ${color.ink}`,
    // As high as the day in the margin with its month.
    minHeight: 80,
    // The panel's head has a line already.
    selectors: { [`${panelList} > &:first-child`]: { borderTop: 0 } },
  },
]);
export const ofDay = style([
  dayRow,
  {
    '::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      left: dayColumn + 16,
      borderTop: `1px solid ${color.rule}`,
    },
  },
]);
export const day = style({
  position: 'absolute',
  top: 12,
  left: 0,
  width: dayColumn - 6,
  textAlign: 'center',
  fontWeight: 400,
});
export const dayFigure = style({
  display: 'block',
  fontFamily: vars.font.num,
  fontStretch: '75%',
  fontSize: 32,
  fontWeight: 700,
  lineHeight: 1,
});
export const dayNote = style({
  display: 'block',
  marginTop: 3,
  fontSize: 11,
  lineHeight: 1.3,
  color: color.ink2,
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 68,
  margin: 0,
  padding: '14px 8px 14px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 15,
  textAlign: 'left',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sink } } } },
});
/** Between date and picture. */
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  width: 8,
  height: 40,
  marginRight: -4,
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const text = style({ display: 'block', lineHeight: 1.5, wordBreak: 'auto-phrase' });
export const fresh = style({ fontWeight: 700 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  marginTop: 3,
  fontSize: 12,
  lineHeight: 1.5,
});
export const time = style({ fontFamily: vars.font.num, color: color.ink2 });
export const due = style({ fontWeight: 700, color: color.shu });
export const thumbnail = style({
  flex: 'none',
  width: 56,
  height: 42,
  objectFit: 'cover',
  // The words need its room.
  '@media': { [media.small]: { display: 'none' } },
});
export const house = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  border: `1px solid ${color.rule2}`,
  background: color.raise,
});
export const kind = style({ display: 'block', fontSize: 12, color: color.ink2 });
export const important = style([kind, { color: color.shu, fontWeight: 700 }]);
/** Tsumugi's own notices in Mincho. */
export const houseWords = style({
  display: 'block',
  fontFamily: vars.font.mincho,
  fontSize: 16,
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
});
export const freshHouse = style([houseWords, { fontWeight: 700 }]);
export const waiting = style({ height: 92, borderTop: `1px solid ${color.rule}` });

export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '0 20px',
  borderBottom: `1px solid ${color.ink}`,
});
export const panelFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 20px',
  borderTop: `1px solid ${color.rule}`,
});
