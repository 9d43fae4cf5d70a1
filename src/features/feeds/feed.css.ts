import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

/**
 * No scroll anchoring: at the page's end the browser would keep the footer in view while rows are added above
 * it, and load the whole feed.
 */
export const feed = style({ position: 'relative', overflowAnchor: 'none' });

export const row = style({
  display: 'grid',
  // The widths at which `useColumns` changes.
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

/** The server's drawing, over rows being measured. */
export const cover = style({ position: 'absolute', inset: '0 0 auto' });

export const tail = style({ minHeight: 120, paddingBottom: 48 });

/** A screen high while loading, so that nothing below is in view to be moved. */
export const waitingTail = style([tail, { minHeight: '100dvh' }]);

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: 20,
  fontSize: 13,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
/** Where there is no room for both, the threads give way. */
globalStyle(`${end} > svg`, { flex: '0 100 auto', minWidth: 80 });

/** Gives way to the words. */
export const endThreads = style({ minWidth: 80 });
export const endWords = style({ flex: 'none', maxWidth: 'calc(100% - 96px)' });
