import { style } from '@vanilla-extract/css';
import { measure } from '../texts/texts.css.ts';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const page = style({ overflowX: 'clip' });

const contentsWidth = 200;
/** Contents in the margin, the text column, and room for wide figures. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: `${contentsWidth}px minmax(0, ${measure}px)`,
  columnGap: 64,
  padding: `64px ${vars.layout.margin} 0`,
  vars: { '--text-left': `calc(${vars.layout.margin} + ${contentsWidth + 64}px)` },
  '@media': {
    [media.narrow]: { gridTemplateColumns: `minmax(0, ${measure}px)`, justifyContent: 'center', rowGap: 40 },
    [media.phone]: { paddingTop: 40 },
    print: { display: 'block', padding: '28px 0 0' },
  },
});
export const text = style({ minWidth: 0 });

export const contents = style({
  position: 'sticky',
  top: `calc(${vars.layout.head} + 24px)`,
  alignSelf: 'start',
  '@media': { [media.narrow]: { position: 'static' }, print: { display: 'none' } },
});
export const contentsList = style({ borderTop: `1px solid ${vars.color.ink}` });
export const contentsLink = style({
  display: 'block',
  fontSize: 13,
  lineHeight: 1.6,
  padding: '10px 0 9px',
  wordBreak: 'auto-phrase',
  borderBottom: `1px solid ${vars.color.rule}`,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current]': {
      color: vars.color.ink,
      fontWeight: 700,
      paddingLeft: 10,
      boxShadow: `inset 3px 0 ${vars.color.ink}`,
    },
  },
});
export const share = style({ display: 'flex', gap: 8, marginTop: 20 });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 40,
  fontSize: 13,
  color: vars.color.ink2,
});

export const people = style({ marginTop: 72, borderTop: `1px solid ${vars.color.ink}` });
export const person = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: 20,
  alignItems: 'center',
  padding: '20px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.rule}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: 14 } },
});
export const personName = style([mincho, { fontSize: 21 }]);
export const personAbout = style({
  fontSize: 13,
  lineHeight: 1.75,
  color: vars.color.ink2,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const personAct = style({ '@media': { [media.phone]: { gridColumn: '2', justifySelf: 'start' } } });

export const works = style({
  padding: `0 ${vars.layout.margin}`,
  marginTop: 80,
  '@media': { print: { display: 'none' } },
});

export const next = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: `3px solid ${vars.color.ink}`,
  marginTop: 88,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' }, print: { display: 'none' } },
});
export const nextWords = style({
  padding: `32px ${vars.layout.margin} 48px 40px`,
  '@media': { [media.phone]: { padding: `20px ${vars.layout.margin} 40px` } },
});
export const nextLabel = style({ fontSize: 14, fontWeight: 700 });
export const nextTitle = style([
  mincho,
  {
    fontSize: 40,
    lineHeight: 1.45,
    margin: '14px 0',
    '@media': {
      [media.narrow]: { fontSize: 32 },
      [media.tablet]: { fontSize: 27 },
      [media.phone]: { fontSize: 25 },
    },
  },
]);
export const nextSummary = style({
  fontSize: 14,
  lineHeight: 1.85,
  color: vars.color.ink2,
  maxWidth: '34em',
});
