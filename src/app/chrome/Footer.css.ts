import { style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

/** The footer, black in both themes, with the top page's twelve columns. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 24,
  marginTop: 112,
  padding: `40px ${vars.layout.margin} 32px`,
  borderTop: `1px solid ${vars.color.rule}`,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: 13,
  // As in the feed: not a scroll anchor.
  overflowAnchor: 'none',
  '@media': {
    [media.tablet]: { rowGap: 32 },
    [media.phone]: { marginTop: 72, columnGap: 12, rowGap: 28, padding: `40px ${vars.layout.margin} 28px` },
    print: { display: 'none' },
  },
});

export const line = style([
  mincho,
  {
    gridColumn: '1 / 5',
    fontSize: 34,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    '@media': {
      [media.tablet]: { gridColumn: '1 / -1' },
      [media.phone]: { fontSize: 26 },
    },
  },
]);

export const facts = style({
  gridColumn: '5 / 8',
  display: 'grid',
  gridTemplateColumns: '4em 1fr',
  gap: '6px 12px',
  alignContent: 'start',
  '@media': { [media.tablet]: { gridColumn: '1 / 5' }, [media.phone]: { gridColumn: '1 / -1' } },
});
export const term = style({ color: vars.color.ink2 });

const list = style({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  '@media': { [media.coarse]: { gap: 0 } },
});
export const places = style([
  list,
  {
    gridColumn: '8 / 9',
    '@media': { [media.tablet]: { gridColumn: '5 / 7' }, [media.phone]: { display: 'none' } },
  },
]);
export const about = style([
  list,
  {
    gridColumn: '9 / 11',
    '@media': { [media.tablet]: { gridColumn: '7 / 10' }, [media.phone]: { gridColumn: '1 / 7' } },
  },
]);
export const legal = style([
  list,
  {
    gridColumn: '11 / 13',
    '@media': { [media.tablet]: { gridColumn: '10 / 13' }, [media.phone]: { gridColumn: '7 / 13' } },
  },
]);

export const link = style({
  display: 'inline-block',
  wordBreak: 'auto-phrase',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
    },
    [media.coarse]: { padding: '12px 0' },
  },
});

export const end = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: 40,
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.rule2}`,
  fontSize: 12,
  color: vars.color.ink2,
  '@media': { [media.tablet]: { marginTop: 8 } },
});
