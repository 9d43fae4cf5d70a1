import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** As a work's page: its first picture to the window's edge, the facts beside it, below it where there is no room. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  columnGap: 48,
  minHeight: '100dvh',
  paddingRight: layout.margin,
  alignItems: 'start',
  '@media': { [media.tablet]: { display: 'block', paddingRight: 0 } },
});
export const picture = style({ display: 'block', aspectRatio: '4 / 3', maxHeight: 'min(92vh, 1100px)' });
export const facts = style({
  marginTop: 22,
  borderTop: `3px solid ${color.rule}`,
  paddingTop: 20,
  '@media': { [media.tablet]: { margin: `44px ${layout.margin} 0` } },
});
export const workTitle = style({ width: '86%', height: 30 });
export const author = style({ display: 'flex', alignItems: 'center', gap: 12, margin: '22px 0' });
export const face = style({ flex: 'none', width: 40, height: 40 });
export const name = style({ width: 120, height: 16 });
export const act = style({ display: 'block', height: 48, marginBottom: 28 });
export const fact = style({ height: 14, marginBottom: 22 });

/** As the list of works: its tabs, its filters and two rows. */
export const head = style({
  padding: `22px ${layout.margin} 12px`,
  '@media': { [media.phone]: { padding: `8px ${layout.margin} 6px` } },
});
export const title = style({ width: 'min(560px, 80%)', height: 36, margin: '6px 0 10px' });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  height: 56,
  padding: `0 ${layout.margin}`,
  borderTop: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { height: 52 } },
});
export const filters = style({ width: 'min(460px, 60%)', height: 16 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `32px ${layout.gutter}`,
  minHeight: '100dvh',
  alignContent: 'start',
  padding: `4px ${layout.margin} 0`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 22 },
  },
});
