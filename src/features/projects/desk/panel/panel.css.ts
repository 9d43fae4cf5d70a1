import { globalStyle, style } from '@vanilla-extract/css';
import { mincho, num } from '../../../../ui/text/text.css.ts';
import { media, vars, z } from '../../../../ui/theme/theme.css.ts';
import { desk } from '../desk.css.ts';

const { color, layout } = vars;
const margin = layout.toolMargin;

export const closeAlone = style({ display: 'flex', justifyContent: 'flex-end', padding: 12 });

export const head = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  columnGap: 16,
  alignItems: 'center',
  padding: `16px ${margin} 14px`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto 64px minmax(0, 1fr) auto', columnGap: 12 },
    [media.small]: { columnGap: 8 },
  },
});
/** Where the list does not stand beside. */
export const back = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-grid', marginLeft: -10 } },
});
export const close = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** On a phone its lines run below the acts, its name beside them. */
export const person = style({
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '3 / 5', gridRow: 1 } },
});
export const name = style([
  mincho,
  {
    fontSize: 22,
    lineHeight: 1.3,
    outline: 'none',
    '@media': { [media.phone]: { paddingRight: 72 }, [media.small]: { paddingRight: 64, fontSize: 20 } },
  },
]);
export const trade = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  fontSize: 13,
  lineHeight: 1.6,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
/** Never broken within. */
export const place = style({ whiteSpace: 'nowrap' });
export const headActs = style({
  display: 'flex',
  alignSelf: 'start',
  '@media': { [media.phone]: { gridColumn: 4, gridRow: 1 } },
});

/* The thread of stages. */

export const steps = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  padding: `0 ${margin} 14px`,
  fontSize: 12,
});
export const step = style({
  position: 'relative',
  paddingTop: 20,
  color: color.ink3,
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 4,
    zIndex: z.raised,
    boxSizing: 'border-box',
    width: 9,
    height: 9,
    border: `1.5px solid ${color.field}`,
    borderRadius: '50%',
    background: color.paper,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    left: 10,
    right: 0,
    top: 9,
    height: 2,
    background: color.rule,
  },
  selectors: { '&:last-child::after': { display: 'none' } },
});
export const reached = style({
  color: color.ink2,
  selectors: { '&::before': { borderColor: color.ai, background: color.ai } },
});
export const passed = style({ selectors: { '&::after': { background: color.ai } } });
export const now = style({
  color: color.ink,
  fontWeight: 700,
  selectors: { '&::before': { boxShadow: `0 0 0 3px ${color.aiWash}` } },
});
export const ended = style({
  flex: 'none',
  display: 'flex',
  gap: 12,
  padding: `0 ${margin} 14px`,
  fontSize: 13,
  color: color.ink2,
});

/* Tabs and what they show. */

export const tabs = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${tabs} > [role=tabpanel]`, {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});
globalStyle(`${tabs} > [role=tabpanel]:focus-visible`, { outlineOffset: -2 });
export const tabBar = style({ flex: 'none', paddingInline: margin });
export const body = style({ padding: `16px ${margin} 24px` });
export const nothing = style({ fontSize: 13, color: color.ink3 });
export const figure = style([num]);

const mosaicRows = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
} as const;
/** The first work over four fields, the others one each. */
export const mosaic = style({ ...mosaicRows });
export const pair = style({ display: 'grid', gap: 4, gridTemplateColumns: '2fr 1fr' });
export const single = style({ display: 'grid' });
export const work = style({
  minWidth: 0,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  selectors: { [`${mosaic} > &:first-child`]: { gridColumn: '1 / 3', gridRow: '1 / 3' } },
});
export const caption = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 12px',
  paddingTop: 8,
  fontSize: 12,
  color: color.ink3,
});
globalStyle(`${caption} > b`, { color: color.ink });
export const allWorks = style({
  marginLeft: 'auto',
  color: color.ink2,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  textDecorationColor: color.rule2,
});

export const answers = style({ marginTop: 14 });
export const question = style({
  display: 'flex',
  gap: 10,
  paddingTop: 8,
  borderTop: `1px solid ${color.ink}`,
  fontSize: 13,
  lineHeight: 1.6,
  fontWeight: 700,
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
});
export const number = style([mincho, { flex: 'none', width: 26 }]);
const answerLook = {
  margin: 0,
  padding: '3px 0 14px',
  fontSize: 14,
  lineHeight: 1.8,
  textWrap: 'pretty',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
export const message = style(answerLook);
export const answer = style({ ...answerLook, paddingLeft: 36 });

export const payment = style({ paddingTop: 8, borderTop: `1px solid ${color.ink}`, fontSize: 13 });
export const paymentTitle = style({ fontSize: 13, fontWeight: 700, lineHeight: 1.7 });
export const line = style({ display: 'flex', justifyContent: 'space-between', lineHeight: 1.7 });
export const sum = style([line, { fontWeight: 700 }]);

export const fit = style({
  marginTop: 14,
  paddingTop: 8,
  borderTop: `1px solid ${color.ink}`,
  fontSize: 14,
  lineHeight: 1.8,
  textWrap: 'pretty',
});
export const fitTitle = style({ marginBottom: 4, fontSize: 13, fontWeight: 700 });
export const fitNote = style({ marginTop: 4, fontSize: 12, lineHeight: 1.6, color: color.ink3 });

export const introduction = style({
  fontSize: 14,
  lineHeight: 1.9,
  whiteSpace: 'pre-wrap',
  textWrap: 'pretty',
});
export const facts = style({ marginTop: 16, borderTop: `1px solid ${color.ink}`, fontSize: 13 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  padding: '8px 0',
  borderBottom: `1px solid ${color.rule}`,
  lineHeight: 1.7,
});
export const factName = style({ color: color.ink3 });

/* What colleagues share. */

export const recordSection = style({
  paddingTop: 8,
  borderTop: `1px solid ${color.ink}`,
  selectors: { '& + &': { marginTop: 20 } },
});
export const recordTitle = style({ fontSize: 13, fontWeight: 700, lineHeight: 1.7, marginBottom: 6 });
export const assignee = style({ display: 'flex', alignItems: 'center', gap: 8, fontSize: 14, minHeight: 32 });
export const note = style({
  padding: '8px 0 10px',
  borderBottom: `1px solid ${color.rule}`,
  marginBottom: 10,
});
export const noteHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  fontSize: 12,
  color: color.ink3,
});
globalStyle(`${noteHead} > b`, { color: color.ink });
export const noteTools = style({ marginLeft: 'auto', marginRight: -8 });
export const noteBody = style({
  fontSize: 14,
  lineHeight: 1.8,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const noteActs = style({ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 8 });
export const history = style({ fontSize: 13, lineHeight: 1.7 });
export const change = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  padding: '8px 0',
  borderBottom: `1px solid ${color.rule}`,
});
export const changeWhen = style([num, { color: color.ink3, fontSize: 12, lineHeight: '22px' }]);
export const changeWho = style({ marginLeft: 10, fontSize: 12, color: color.ink3 });
export const changeMessage = style({
  display: 'block',
  marginTop: 4,
  color: color.ink2,
  whiteSpace: 'pre-wrap',
  quotes: 'none',
});

export const acts = style({
  flex: 'none',
  display: 'flex',
  gap: 6,
  padding: `12px ${margin}`,
  borderTop: `1px solid ${color.rule}`,
  background: color.paper,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: `calc(${layout.bar} + env(safe-area-inset-bottom))`,
      zIndex: z.sticky,
      padding: '10px 16px',
    },
    [media.small]: { gap: 4, padding: '10px 12px' },
  },
});
globalStyle(`${acts} > button:not([aria-haspopup])`, {
  // The widest of them, オファーを送る, fits too.
  paddingInline: 10,
  '@media': { [media.phone]: { paddingInline: 8 }, [media.small]: { paddingInline: 6, fontSize: 13 } },
});
// Beside a conversation the panel is too narrow for them; the foot of the desk names them too.
globalStyle(`${desk}[data-talk] ${acts} kbd`, { display: 'none' });
globalStyle(`${acts} kbd`, {
  '@media': { [media.coarse]: { display: 'none' }, [media.narrow]: { display: 'none' } },
});
export const chat = style({ flex: 1 });
