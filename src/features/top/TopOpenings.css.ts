import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(4, auto)',
  columnGap: 32,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)', columnGap: 20 },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12 },
  },
});

/** A table line on wide screens; on phones the title above, details below, the pay at the right. */
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  padding: '14px 0',
  fontSize: 14,
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
  '@media': {
    [media.phone]: { rowGap: 2 },
  },
});

export const title = style({
  fontSize: 17,
  lineHeight: 1.45,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { fontSize: 15, lineHeight: 1.5, gridColumn: '1 / 3' } },
});
export const link = style({
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
  },
});
export const company = style({
  color: vars.color.ink2,
  '@media': { [media.phone]: { fontSize: 12, gridColumn: '1 / 3' } },
});
export const kind = style({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: 12, alignSelf: 'end' } },
});
export const place = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const pay = style({ textAlign: 'right', whiteSpace: 'nowrap' });
