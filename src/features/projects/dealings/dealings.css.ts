import { style } from '@vanilla-extract/css';
import { num, sectionTitle as sectionTitleLook, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';
import { pageColumn } from '../../page/pageColumn.css.ts';

const { color } = vars;

export const page = pageColumn;
export const title = workTitle;
export const section = style({ marginTop: 40, borderTop: `3px solid ${color.ink}` });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 20px',
  padding: '14px 0',
});
export const sectionTitle = style([sectionTitleLook, { fontSize: 22 }]);
export const count = style([num, { marginLeft: 10, fontSize: 15, fontWeight: 400, color: color.ink3 }]);
export const lead = style({ fontSize: 13, color: color.ink2, wordBreak: 'auto-phrase' });
export const rows = style({ borderTop: `1px solid ${color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto 152px',
  gap: '8px 20px',
  alignItems: 'start',
  padding: '16px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '40px minmax(0, 1fr) 152px' },
    [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: 12 },
  },
});
export const words = style({ minWidth: 0 });
export const name = style({
  fontSize: 17,
  lineHeight: 1.4,
  fontWeight: 700,
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const link = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
export const company = style({ marginTop: 2, fontSize: 13, color: color.ink2 });
export const kind = style({
  marginRight: 8,
  padding: '1px 6px',
  border: `1px solid ${color.rule2}`,
  borderRadius: vars.radius.s,
  fontSize: 12,
  whiteSpace: 'nowrap',
});
export const price = style({ marginTop: 4, fontSize: 14 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
});
export const message = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 8,
  paddingLeft: 12,
  borderLeft: `2px solid ${color.ai}`,
  fontSize: 13,
  lineHeight: 1.8,
  whiteSpace: 'pre-line',
});
export const when = style({ marginRight: 10, fontSize: 12, color: color.ink3 });
/** As wide as their longest words, 書類選考中 and あと3日: they stand under one another from row to row, and never over one another. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '112px 88px 88px',
  gap: 16,
  fontSize: 13,
  lineHeight: 1.6,
  '@media': {
    [media.narrow]: { gridColumn: '2', gridRow: '2' },
    [media.phone]: { gridRow: 'auto', display: 'flex', flexWrap: 'wrap', gap: '4px 20px' },
  },
});
export const state = style({ whiteSpace: 'nowrap' });
export const fact = style({ fontSize: 12, color: color.ink3 });
export const figure = style([num, { whiteSpace: 'nowrap' }]);
export const late = style({ color: color.shu });
export const note = style({ display: 'inline-block', marginLeft: 12, color: color.ink3 });
export const acts = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'stretch',
  '@media': {
    [media.narrow]: { gridColumn: '3', gridRow: '1 / span 2' },
    [media.phone]: { gridColumn: '2', gridRow: 'auto', justifySelf: 'start' },
  },
  selectors: { '&:empty': { display: 'none' } },
});
export const tabs = style({ marginTop: 12 });
export const entered = style({
  marginTop: 24,
  transition: 'opacity 120ms',
  selectors: { '&[data-waiting]': { opacity: 0.55 } },
});
export const pages = style({ display: 'flex', justifyContent: 'center', padding: '28px 0 0' });
export const rest = style({ marginTop: 24, fontSize: 13, color: color.ink2 });
