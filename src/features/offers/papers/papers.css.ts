import { style } from '@vanilla-extract/css';
import { num, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';
import { pageColumn } from '../../page/pageColumn.css.ts';

const { color } = vars;

export const page = pageColumn;
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});
export const title = workTitle;
export const lead = style({ margin: '8px 0 20px', color: color.ink2, fontSize: 14, lineHeight: 1.9 });
export const filter = style({
  padding: '20px 0',
  borderTop: `3px solid ${color.ink}`,
  borderBottom: `1px solid ${color.ink}`,
});
export const summary = style({ minHeight: 32, fontWeight: 700, lineHeight: '32px', cursor: 'pointer' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px 20px',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 12 },
  },
});
export const buttons = style({ display: 'flex', gap: 12, gridColumn: '1 / -1' });
/** A screen high, so that nothing moves while loading. */
export const results = style({ minHeight: '70vh', paddingTop: 12 });
export const waiting = style({ padding: '24px 0', color: color.ink3 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 200px) 148px 108px 64px',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '14px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '112px minmax(0, 1fr) 148px 64px' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 64px' },
  },
});
export const date = style([num, { color: color.ink2, fontSize: 14, whiteSpace: 'nowrap' }]);
export const words = style({
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const name = style({ fontWeight: 700, wordBreak: 'auto-phrase', overflowWrap: 'anywhere' });
export const link = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  color: color.ink2,
  fontSize: 13,
});
export const number = style([num, { color: color.ink3, fontSize: 12, whiteSpace: 'nowrap' }]);
export const who = style({
  minWidth: 0,
  fontSize: 13,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gridColumn: '2', gridRow: 2 },
    [media.phone]: { gridColumn: '1', gridRow: 'auto' },
  },
});
export const amount = style({
  textAlign: 'right',
  '@media': { [media.phone]: { gridColumn: '1', textAlign: 'left' } },
});
export const state = style({
  fontSize: 13,
  '@media': {
    [media.tablet]: { gridColumn: '3', gridRow: 2, justifySelf: 'end' },
    [media.phone]: { gridColumn: '1', gridRow: 'auto', justifySelf: 'start' },
  },
});
/** Aligns its words with those above. */
export const reissue = style({ marginLeft: -8 });
export const reason = style({ display: 'grid', gap: 20 });
