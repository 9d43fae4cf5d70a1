import { globalStyle, style } from '@vanilla-extract/css';
import { mincho, num } from '../../../ui/text/text.css.ts';
import { media, vars, z } from '../../../ui/theme/theme.css.ts';
import { paperHead } from '../paperHead.css.ts';

const { color, layout } = vars;

export const over = style({ padding: `48px ${layout.margin} 80px` });
export const form = style({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100%' });
export const head = paperHead;
export const title = style([mincho, { fontSize: 20, lineHeight: 1.4 }]);
export const send = style({ '@media': { [media.phone]: { display: 'none' } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rail = style({
  borderRight: `1px solid ${color.rule}`,
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      top: `calc(${layout.head} + 65px)`,
      zIndex: z.raised,
      gridColumn: '1 / -1',
      minWidth: 0,
      borderRight: 0,
      borderBottom: `1px solid ${color.rule}`,
      background: color.paper,
    },
    [media.phone]: { top: `calc(${layout.head} + 53px)` },
  },
});
export const railList = style({
  position: 'sticky',
  top: `calc(${layout.head} + 65px)`,
  maxHeight: `calc(100dvh - ${layout.head} - 65px)`,
  margin: 0,
  padding: '12px 0',
  overflowY: 'auto',
  listStyle: 'none',
  '@media': {
    [media.tablet]: {
      position: 'static',
      display: 'flex',
      minHeight: 48,
      padding: 0,
      overflow: 'auto hidden',
      scrollbarWidth: 'none',
    },
  },
});
export const railItem = style({
  display: 'flex',
  width: '100%',
  minHeight: 36,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '0 16px 0 0',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sink },
    '&[data-missing]': { color: color.shu },
    '&[data-asked]': { borderLeftColor: color.shu },
    '&[aria-current]': { borderLeftColor: color.ai, background: color.aiWash, color: color.ink },
  },
  '@media': {
    [media.tablet]: {
      width: 'auto',
      minWidth: 56,
      height: 48,
      justifyContent: 'center',
      gap: 4,
      padding: '0 8px',
      borderLeft: 0,
      borderBottom: '3px solid transparent',
      selectors: {
        '&[data-asked]': { borderBottomColor: color.shu },
        '&[aria-current]': { borderBottomColor: color.ai },
      },
    },
  },
});
export const railNumber = style([num, { fontSize: 16, fontWeight: 600 }]);
/** Scroll target below the sticky bars. */
export const place = style({
  scrollMarginTop: `calc(${layout.head} + 72px)`,
  '@media': { [media.tablet]: { scrollMarginTop: `calc(${layout.head} + 120px)` } },
});
export const fields = style({
  minWidth: 0,
  padding: '20px 36px 60px',
  '@media': { [media.phone]: { padding: '12px 16px 32px' } },
});
/** What refuses the form as a whole is scrolled into view below the sticky bars too. */
globalStyle(`${fields} > [role=alert]`, {
  scrollMarginTop: `calc(${layout.head} + 72px)`,
  '@media': { [media.tablet]: { scrollMarginTop: `calc(${layout.head} + 120px)` } },
});
export const undecided = style({ flex: 'none', fontSize: 13 });
export const count = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  marginBottom: 16,
  fontSize: 13,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const countNumber = style([
  num,
  { flex: 'none', fontSize: 40, fontWeight: 700, lineHeight: 1, color: color.ink },
]);
export const law = style({
  marginTop: 12,
  paddingLeft: 12,
  borderLeft: `2px solid ${color.ai}`,
  fontSize: 13,
  lineHeight: 1.8,
});
export const asked = style({
  marginBottom: 12,
  padding: '8px 12px',
  borderLeft: `3px solid ${color.shu}`,
  background: color.sink,
  fontSize: 13,
  lineHeight: 1.8,
});
export const askedHead = style({ fontWeight: 700 });
export const askedWords = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const unprintable = style({
  marginTop: 12,
  paddingLeft: 12,
  borderLeft: `3px solid ${color.shu}`,
  color: color.shu,
  fontSize: 13,
  lineHeight: 1.8,
});
export const characters = style({ display: 'block', fontSize: 18 });
export const preview = style({
  minWidth: 0,
  padding: '20px 44px 60px',
  borderLeft: `1px solid ${color.ink}`,
  background: color.sink,
  '@media': {
    [media.tablet]: { padding: '20px 24px 48px', borderLeft: 0, borderTop: `3px solid ${color.ink}` },
    [media.phone]: { padding: '16px 0 24px' },
  },
});
export const stays = style({
  position: 'sticky',
  top: `calc(${layout.head} + 80px)`,
  maxHeight: `calc(100dvh - ${layout.head} - 100px)`,
  overflowY: 'auto',
  '@media': { [media.tablet]: { position: 'static', maxHeight: 'none' } },
});
export const previewHead = style({ marginBottom: 12, padding: '0 16px', fontSize: 13, color: color.ink2 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
/** Wide enough for dates with weekday. */
export const days = style([pair, { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }]);
export const milestones = style({ display: 'grid', gap: 16, justifyItems: 'start' });
export const milestone = style({
  display: 'grid',
  gap: 14,
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: '12px 0 4px',
  border: 0,
  borderTop: `1px solid ${vars.color.ink}`,
});
export const milestoneName = style({
  float: 'left',
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 0,
  fontWeight: 700,
});
export const milestoneSum = style({ fontSize: 14 });
export const milestoneFigure = style([num, { fontSize: 22, fontWeight: 700 }]);
export const milestoneError = style({ color: vars.color.shu, fontSize: 13 });
