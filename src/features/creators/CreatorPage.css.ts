import { style } from '@vanilla-extract/css';
import { mincho, num, sectionTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const cover = style({
  height: 240,
  background: vars.color.sink,
  overflow: 'hidden',
  '@media': { [media.phone]: { height: 120 } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  padding: `0 ${vars.layout.margin}`,
  '@media': { [media.tablet]: { display: 'block' } },
});
export const person = style({ gridColumn: '1 / 8', paddingTop: 20 });
export const face = style({
  width: 104,
  height: 104,
  padding: 4,
  marginTop: -64,
  borderRadius: '50%',
  background: vars.color.paper,
});
export const name = style([
  mincho,
  { fontSize: 34, lineHeight: 1.35, marginTop: 12, '@media': { [media.phone]: { fontSize: 27 } } },
]);
export const handle = style([num, { fontSize: 13, color: vars.color.ink3 }]);
export const status = style({ marginTop: 8, fontSize: 14 });
export const introduction = style({
  marginTop: 24,
  fontSize: 16,
  lineHeight: 2,
  maxWidth: '38em',
  whiteSpace: 'pre-line',
  '@media': { [media.phone]: { fontSize: 15, marginTop: 16 } },
});

export const facts = style({
  gridColumn: '9 / 13',
  alignSelf: 'start',
  marginTop: 24,
  borderTop: `3px solid ${vars.color.ink}`,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  padding: '9px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 13,
  lineHeight: 1.65,
});
export const factName = style({ color: vars.color.ink3 });
export const act = style({ display: 'grid', gap: 8, marginTop: 16 });
export const followers = style({ marginTop: 8, fontSize: 13, lineHeight: 1.7, color: vars.color.ink2 });

export const works = style({
  padding: `0 ${vars.layout.margin}`,
  marginTop: 64,
  '@media': { [media.phone]: { marginTop: 40 } },
});
export const worksHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  borderTop: `3px solid ${vars.color.ink}`,
  padding: '12px 0 20px',
});
export const worksTitle = style([
  sectionTitle,
  { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const worksNote = style({ marginLeft: 'auto', fontSize: 12, lineHeight: 1.5, color: vars.color.ink3 });

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 14,
  lineHeight: 1.6,
});
export const priceNote = style({
  marginTop: 16,
  maxWidth: '42em',
  fontSize: 14,
  lineHeight: 1.9,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
