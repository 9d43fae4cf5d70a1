import { style } from '@vanilla-extract/css';
import { fig, mincho } from '../ui/text/text.css.ts';
import { media, vars } from '../ui/theme/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  padding: `56px ${vars.layout.margin} 96px`,
  overflowX: 'clip',
  '@media': { [media.phone]: { display: 'block', padding: `28px ${vars.layout.margin} 48px` } },
});

/** Starts at the window's edge. */
export const threads = style({
  gridColumn: '1 / -1',
  width: `min(880px, calc(100% + ${vars.layout.margin}))`,
  height: 'auto',
  marginLeft: `calc(-1 * ${vars.layout.margin})`,
  maxWidth: 'none',
  '@media': { [media.phone]: { width: `calc(100% + 2 * ${vars.layout.margin})` } },
});

export const figure = style([
  fig,
  {
    gridColumn: '1 / 5',
    fontSize: 168,
    '@media': { [media.narrow]: { fontSize: 112 }, [media.phone]: { fontSize: 76, marginTop: 12 } },
  },
]);

export const words = style({
  gridColumn: '5 / 11',
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: 16,
  '@media': { [media.tablet]: { gridColumn: '5 / -1' }, [media.phone]: { marginTop: 20 } },
});

export const title = style([
  mincho,
  { fontSize: 34, lineHeight: 1.4, '@media': { [media.phone]: { fontSize: 27 } } },
]);
export const sentence = style({ marginTop: 12, fontSize: 16, lineHeight: 2, wordBreak: 'auto-phrase' });
export const address = style({
  marginTop: 16,
  padding: '8px 0',
  borderBlock: `1px solid ${vars.color.rule}`,
  fontSize: 13,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: 24,
});
