import { style } from '@vanilla-extract/css';
import { mincho, num, sectionTitle as sectionTitleLook, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';
import { pageColumn } from '../../page/pageColumn.css.ts';

const { color } = vars;

export const page = pageColumn;
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const title = workTitle;
export const section = style({ marginTop: 40, borderTop: `3px solid ${color.ink}` });
export const sectionTitle = style([sectionTitleLook, { padding: '14px 0', fontSize: 22 }]);
const figure = { fontSize: 15, fontWeight: 400, color: color.ink3 } as const;
export const count = style([num, { ...figure, marginLeft: 10 }]);
export const round = style([num, figure]);
export const rows = style({ borderTop: `1px solid ${color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 20px',
  alignItems: 'start',
  padding: '16px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontSize: 17, lineHeight: 1.4, fontWeight: 700, wordBreak: 'auto-phrase' });
export const link = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
export const who = style({ display: 'block', color: color.ink2, fontSize: 13 });
export const next = style({ marginTop: 6, fontSize: 13, lineHeight: 1.8, wordBreak: 'auto-phrase' });
export const state = style({ display: 'flex', gap: 12, alignItems: 'baseline', fontSize: 13 });
export const month = style([
  mincho,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 16px',
    padding: '12px 0 6px',
    borderTop: `1px solid ${color.ink}`,
    fontSize: 18,
  },
]);
export const sum = style([num, { fontSize: 28, fontWeight: 700 }]);
export const tax = style({ fontSize: 12, fontWeight: 400, color: color.ink2 });
export const payments = style({ margin: '0 0 16px', padding: 0, listStyle: 'none' });
export const payment = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) 112px 104px',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '10px 0',
  borderTop: `1px solid ${color.rule}`,
  fontSize: 14,
  // Day and sum, what for, how it stands.
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** On a phone the lines below the first. */
export const paidFor = style([words, { '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } } }]);
export const payDay = style([num]);
export const lateDay = style([num, { color: color.shu, fontWeight: 700 }]);
export const whole = style({ whiteSpace: 'nowrap' });
export const amount = style([
  num,
  { textAlign: 'right', '@media': { [media.phone]: { gridColumn: 2, gridRow: 1 } } },
]);
export const ledger = style({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 360px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
  marginTop: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
