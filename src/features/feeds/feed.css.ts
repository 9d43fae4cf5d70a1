import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

/**
 * The browser must not hold on to what stands below the feed: at the page's end it would keep the footer in view while rows are put in above
 * it, and load the whole feed.
 */
export const feed = style({ position: 'relative', overflowAnchor: 'none' });

export const row = style({
  display: 'grid',
  // The same widths at which `useColumns` changes its number.
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  rowGap: 32,
  paddingBottom: 32,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 22, paddingBottom: 22 },
  },
});

export const pickPlace = style({
  display: 'flex',
  gridRow: '1 / 3',
  '@media': { [media.phone]: { gridRow: 'auto', gridColumn: '1 / -1' } },
});

export const pickSide = styleVariants({
  left: { gridColumn: '1 / 3' },
  right: { gridColumn: '-3 / -1' },
});

export const covered = style({ position: 'relative' });

/** What the server drew, over the rows that are being measured in its place. */
export const cover = style({ position: 'absolute', inset: '0 0 auto' });

export const tail = style({ minHeight: 120, paddingBottom: 48 });

/** A screen high while more is coming, so that what stands below the feed is never in view to be pushed away. */
export const waitingTail = style([tail, { minHeight: '100dvh' }]);

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: 20,
  fontSize: 13,
  color: vars.color.ink2,
});

export const more = style({ padding: '24px 0', textAlign: 'center' });
