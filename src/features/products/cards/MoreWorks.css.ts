import { style } from '@vanilla-extract/css';
import { sectionTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  borderTop: `3px solid ${vars.color.ink}`,
  padding: '12px 0 20px',
});
export const title = style([sectionTitle, { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } }]);
export const note = style({ fontSize: 13, color: vars.color.ink2 });
export const linkPlace = style({ marginLeft: 'auto' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `32px ${vars.layout.gutter}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `22px ${vars.layout.gutter}` },
  },
});
const gone = { display: 'none' };
const there = { display: 'block' };
/** Four or eight fill two and four columns; in three, what would stand alone on the last row is left out. */
export const item = style({
  minWidth: 0,
  '@media': {
    [media.narrow]: {
      selectors: {
        '&:nth-child(4):last-child': gone,
        '&:nth-child(7):nth-last-child(2)': gone,
        '&:nth-child(8):last-child': gone,
      },
    },
    [media.phone]: {
      selectors: {
        '&:nth-child(4):last-child': there,
        '&:nth-child(7):nth-last-child(2)': there,
        '&:nth-child(8):last-child': there,
      },
    },
  },
});
