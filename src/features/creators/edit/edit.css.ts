import { style } from '@vanilla-extract/css';
import { num } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

export const form = style({ minWidth: 0 });

/** Says from whom the page will be hidden. */
export const notSeen = style({
  padding: '2px 0 2px 14px',
  borderLeft: `3px solid ${vars.color.shu}`,
  fontSize: 14,
  lineHeight: 1.8,
  wordBreak: 'auto-phrase',
});

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `16px ${vars.layout.gutter}`,
  padding: '16px 0 18px',
  borderTop: `1px solid ${vars.color.ink}`,
  alignItems: 'start',
  selectors: { '& + &': { borderTopColor: vars.color.rule2 } },
  '@media': { '(max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rowHead = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  marginBottom: -8,
});
export const rowName = style({ fontSize: 14, fontWeight: 700 });
export const breakdown = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: '2px 12px',
  alignSelf: 'end',
  fontSize: 13,
  lineHeight: 1.7,
  minHeight: 44,
  alignContent: 'center',
  '@media': { [media.phone]: { alignSelf: 'start' } },
});
export const breakdownName = style({ color: vars.color.ink2 });
export const breakdownFigure = style([num, { textAlign: 'right' }]);
export const breakdownTotal = style([num, { textAlign: 'right', fontWeight: 700 }]);
export const rowsEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.ink}`,
});
export const rowsNote = style({ fontSize: 13, color: vars.color.ink2 });
