import { globalStyle, style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

const { color, font } = vars;
const line = `1px solid ${color.rule}`;
const inkLine = `1px solid ${color.ink}`;
const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const desk = style({
  display: 'grid',
  gridTemplateColumns: '312px minmax(0, 1fr) 400px',
  gridTemplateRows: 'minmax(0, 1fr) 36px',
  height: 'calc(100dvh - 48px)',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '240px minmax(0, 1fr) 340px' },
    [media.tablet]: { display: 'block', height: 'auto', paddingBottom: 84 },
  },
});

export const queue = style({
  minHeight: 0,
  borderRight: line,
  overflowY: 'auto',
  '@media': { [media.tablet]: { maxHeight: 260, borderRight: 0, borderBottom: inkLine } },
});
export const paneHead = style({
  position: 'sticky',
  top: 0,
  zIndex: z.raised,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 56,
  padding: '0 16px 0 20px',
  borderBottom: inkLine,
  background: color.paper,
});
export const paneTitle = style([mincho, { fontSize: 18, lineHeight: 1.2 }]);
export const figure = style({
  fontFamily: font.num,
  fontStretch: '70%',
  fontWeight: 700,
  fontSize: 26,
  lineHeight: 1,
});
export const edge = style({ marginLeft: 'auto', fontSize: 12, color: color.ink2 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const group = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '9px 16px 5px 20px',
  fontSize: 12,
  fontWeight: 400,
  color: color.ink3,
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 11px',
  padding: '8px 16px 8px 17px',
  borderLeft: '3px solid transparent',
  borderBottom: line,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: color.aiWash, borderLeftColor: color.ai },
    '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
  },
});
export const thumb = style({ gridRow: '1 / 3', width: 60, aspectRatio: '4 / 3', background: color.wait });
export const itemName = style({ fontSize: 13, fontWeight: 700, lineHeight: 1.5, ...oneLine });
export const itemSub = style({ fontSize: 12, lineHeight: 1.5, color: color.ink2, ...oneLine });
export const itemEnd = style({
  fontFamily: font.num,
  fontSize: 12,
  color: color.ink3,
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
export const late = style({ color: color.shu, fontWeight: 700 });

export const work = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});
export const workHead = style([
  paneHead,
  {
    flex: 'none',
    padding: '0 12px 0 20px',
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { height: 'auto', minHeight: 56, padding: '8px 16px', whiteSpace: 'normal' } },
  },
]);
export const workTitle = style([
  mincho,
  { flexShrink: 1, minWidth: 0, fontSize: 19, lineHeight: 1.3, ...oneLine },
]);
export const workSub = style({
  minWidth: 0,
  fontSize: 13,
  color: color.ink2,
  ...oneLine,
  '@media': { [media.phone]: { display: 'none' } },
});
export const steps = style({ display: 'flex', gap: 4, marginLeft: 'auto' });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  flex: 1,
  minHeight: 0,
  padding: '16px 20px 20px',
  overflowY: 'auto',
  '@media': { [media.tablet]: { overflowY: 'visible' }, [media.phone]: { padding: '0 16px 12px' } },
});
export const notice = style({
  display: 'block',
  padding: '9px 12px',
  borderLeft: `3px solid ${color.shu}`,
  background: color.shuWash,
  fontSize: 13,
  lineHeight: 1.7,
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: 'clamp(260px, 46vh, 560px)',
  background: color.sink,
  '@media': { [media.phone]: { height: 'auto', margin: '0 -16px' } },
});
/** What stands and what is to stand, side by side. */
export const both = style([
  stage,
  { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, background: color.paper },
]);
export const shown = style({ position: 'relative', minHeight: 200, background: color.sink, margin: 0 });
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  fontSize: 13,
  color: color.ink2,
});
export const tag = style({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: z.raised,
  padding: '2px 8px',
  background: color.ink,
  color: color.paper,
  fontSize: 12,
});
export const film = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const frame = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  padding: 0,
  border: 0,
  background: color.wait,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      boxShadow: `inset 0 0 0 3px ${color.ai}`,
    },
  },
});
export const caption = style({ fontSize: 12, lineHeight: 1.6, color: color.ink2 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 28px',
  fontSize: 13,
  lineHeight: 1.65,
  '@media': { [media.phone]: { display: 'block' } },
});
export const defs = style({ margin: 0 });
export const def = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  padding: '5px 0',
  borderBottom: line,
  overflowWrap: 'anywhere',
});
globalStyle(`${def} dt`, { color: color.ink3 });
globalStyle(`${def} dd`, { margin: 0 });
export const prose = style({ padding: '5px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
globalStyle(`${facts} del`, { marginRight: 6, color: color.ink3 });
globalStyle(`${facts} ins`, {
  padding: '0 2px',
  background: color.shuWash,
  fontWeight: 700,
  textDecoration: 'none',
});
export const story = style({
  margin: 0,
  padding: '6px 0 0',
  borderTop: inkLine,
  fontSize: 12,
  lineHeight: 1.8,
  color: color.ink2,
  listStyle: 'none',
});
export const storyRow = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  columnGap: 12,
});
export const storyTitle = style({ fontSize: 13, fontWeight: 700, color: color.ink });

export const judge = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderLeft: inkLine,
  '@media': { [media.tablet]: { borderLeft: 0, borderTop: inkLine } },
});
export const judgeTabs = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '@media': { [media.tablet]: { overflowY: 'visible' } },
});
/** As high as the heads beside it. */
export const judgeBar = style({
  alignItems: 'flex-end',
  height: 56,
  padding: '0 20px',
  boxShadow: `inset 0 -1px 0 ${color.ink}`,
  '@media': { [media.phone]: { padding: '0 16px' } },
});
export const judgeBody = style({
  padding: '6px 20px 20px',
  '@media': { [media.phone]: { padding: '6px 16px 20px' } },
});
export const check = style({
  display: 'grid',
  gridTemplateColumns: '22px 20px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0 10px',
  width: '100%',
  padding: '9px 0',
  border: 0,
  borderBottom: line,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 14,
  lineHeight: 1.5,
  textAlign: 'left',
  cursor: 'pointer',
  '@media': { [media.phone]: { gridTemplateColumns: '20px minmax(0, 1fr)', padding: '12px 0' } },
});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1.5px solid ${color.field}`,
  borderRadius: 2,
});
export const met = style([box, { borderColor: color.aiFill, background: color.aiFill, color: color.onAi }]);
export const unmet = style([box, { borderColor: color.shu, color: color.shu }]);
export const key = style({ '@media': { [media.phone]: { display: 'none' } } });
export const reasons = style({ marginTop: 14, paddingTop: 9, borderTop: inkLine });
export const reasonsHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 4,
  fontSize: 13,
  fontWeight: 700,
});
export const template = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '0 10px',
  width: 'calc(100% + 10px)',
  marginLeft: -10,
  padding: '6px 0 6px 7px',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 13,
  lineHeight: 1.55,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { background: color.aiWash, borderLeftColor: color.ai, fontWeight: 700 },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '11px 8px' } },
});
export const reason = style({ marginTop: 8 });
export const acts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.25fr auto',
  gap: 8,
  flex: 'none',
  padding: '12px 20px',
  borderTop: inkLine,
  background: color.paper,
  '@media': {
    [media.tablet]: {
      position: 'fixed',
      left: 0,
      right: 0,
      bottom: 0,
      zIndex: z.bar,
      padding: '10px 16px calc(14px + env(safe-area-inset-bottom))',
    },
  },
});
export const act = style({ selectors: { '&&': { padding: '0 10px' } } });
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  padding: '0 20px',
  borderTop: inkLine,
  fontSize: 12,
  color: color.ink2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const keys = style({ display: 'flex', alignItems: 'center', gap: 5 });
export const today = style({ marginLeft: 'auto', fontFamily: font.num });
export const strong = style({ color: color.ink, fontWeight: 700 });
export const person = style({ margin: 0, fontSize: 14, lineHeight: 1.7 });
export const empty = style({ padding: '64px 20px', gridColumn: '2 / -1' });
export const keyList = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  margin: '0 0 20px',
  fontSize: 14,
});
globalStyle(`${keyList} dd`, { margin: 0 });
