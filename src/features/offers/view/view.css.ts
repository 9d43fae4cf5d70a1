import { style } from '@vanilla-extract/css';
import { sumLine } from '../../../ui/lists/factLines.css.ts';
import { fig, mincho, num } from '../../../ui/text/text.css.ts';
import { media, vars, z } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;
/** A text button's padding and border. */
const textButtonInset = '9px';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr) 376px',
  minHeight: '100%',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const story = style({
  padding: '24px 20px',
  '@media': {
    [media.narrow]: { gridColumn: '1 / -1', gridRow: 2, borderTop: `1px solid ${color.rule}` },
    [media.tablet]: { gridRow: 3, padding: `24px ${layout.margin}` },
    [media.phone]: { paddingBottom: 88 },
  },
});
export const storyTitle = style([
  mincho,
  { paddingTop: 10, borderTop: `3px solid ${color.ink}`, fontSize: 18, fontWeight: 700 },
]);
export const events = style({ margin: '12px 0 0', padding: 0, listStyle: 'none' });
export const event = style({
  padding: '8px 0 8px 14px',
  borderLeft: `2px solid ${color.ai}`,
  fontSize: 13,
  lineHeight: 1.7,
  selectors: { '&[data-side=creator]': { borderLeftColor: color.shu } },
});
export const eventName = style({ fontWeight: 700 });
export const eventTime = style({ color: color.ink3, fontSize: 12 });
export const eventWords = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const papers = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  margin: `16px 0 0 -${textButtonInset}`,
});
/** Aligned with the text above. */
export const again = style({ marginLeft: `-${textButtonInset}` });
export const papersNote = style({
  paddingLeft: textButtonInset,
  color: color.ink3,
  fontSize: 12,
  lineHeight: 1.7,
});
export const middle = style({
  minWidth: 0,
  padding: '20px 44px 60px',
  background: color.sink,
  '@media': {
    [media.narrow]: { padding: '20px 24px 48px' },
    [media.tablet]: { padding: `24px ${layout.margin} 32px`, gridRow: 2 },
    [media.phone]: { padding: '16px 0 24px' },
  },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 14,
  '@media': { [media.phone]: { padding: '0 16px' } },
});
export const side = style({
  minWidth: 0,
  padding: '20px 28px 60px',
  borderLeft: `1px solid ${color.ink}`,
  '@media': {
    [media.tablet]: { gridRow: 1, padding: `16px ${layout.margin} 20px`, borderLeft: 0 },
  },
});
export const stays = style({
  position: 'sticky',
  top: `calc(${layout.head} + 20px)`,
  '@media': {
    [media.tablet]: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 264px',
      columnGap: 40,
      alignItems: 'end',
    },
    [media.phone]: { display: 'block' },
  },
});
export const company = style({ display: 'flex', alignItems: 'center', gap: 12, fontWeight: 700 });
export const title = style([
  mincho,
  {
    margin: '14px 0',
    paddingBottom: 12,
    borderBottom: `3px solid ${color.ink}`,
    fontSize: 23,
    lineHeight: 1.4,
    wordBreak: 'auto-phrase',
    overflowWrap: 'anywhere',
  },
]);
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  paddingBottom: 10,
  borderBottom: `1px solid ${color.ink}`,
  fontSize: 13,
});
export const dueDate = style({ color: color.shu, fontWeight: 700 });
export const payoutName = style({ marginTop: 14, color: color.ink2, fontSize: 13 });
export const payout = style([fig, { fontSize: 64, lineHeight: 1.1 }]);
export const unit = style({ marginLeft: 6, fontFamily: vars.font.gothic, fontSize: 15, letterSpacing: 0 });
export const sums = style({ margin: '8px 0 16px' });
export const sum = sumLine;
export const figure = style([num, { margin: 0 }]);
export const acts = style({ display: 'grid', gap: 8, marginTop: 16 });
/** At the foot of a phone, beside what is read. */
export const answer = style({
  display: 'grid',
  gap: 8,
  '@media': {
    [media.phone]: {
      position: 'fixed',
      inset: `auto 0 calc(${layout.bar} + env(safe-area-inset-bottom))`,
      zIndex: z.sticky,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      padding: `8px ${layout.margin}`,
      borderTop: `1px solid ${color.ink}`,
      background: color.paper,
    },
  },
});
export const accept = style({
  '@media': {
    [media.phone]: { order: 1, height: 48, paddingInline: 8 },
    [media.small]: { paddingInline: 4, fontSize: 13 },
  },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '@media': { [media.phone]: { gridTemplateColumns: 'auto auto' } },
});
export const other = style({
  '@media': {
    [media.phone]: { height: 48, paddingInline: 10 },
    [media.small]: { paddingInline: 6, fontSize: 13 },
  },
});
export const onlyWide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const note = style({ marginTop: 12, color: color.ink2, fontSize: 13, lineHeight: 1.8 });
export const field = style({ display: 'grid', gap: 16 });
