import { style } from '@vanilla-extract/css';
import { fig as figText, sectionTitle, mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const fold = style({
  display: 'flex',
  gap: 24,
  alignItems: 'center',
  height: 36,
  padding: `0 ${vars.layout.margin}`,
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 12,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '@media': { [media.phone]: { gap: 14 } },
});
export const foldFact = style({
  '@media': { [media.phone]: { selectors: { '&:nth-of-type(n + 2)': { display: 'none' } } } },
});
export const foldFigure = style({ color: vars.color.ink, fontWeight: 700 });
export const foldEnd = style({
  marginLeft: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const foldDot = style({ width: 9, height: 9, borderRadius: '50%', background: vars.color.shu });

export const section = style({
  padding: `0 ${vars.layout.margin}`,
  marginTop: 96,
  '@media': { [media.phone]: { marginTop: 64 } },
});
export const wallSection = style([section, { marginTop: 24 }]);

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '8px 16px',
  borderTop: `3px solid ${vars.color.ink}`,
  padding: '12px 0 20px',
});
export const sectionName = style([sectionTitle, { whiteSpace: 'nowrap' }]);
export const sectionNote = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

/** In a section's head. */
export const more = style({
  marginLeft: 'auto',
  fontSize: 14,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.color.ink}`,
});

/** The feed's height while its code loads. */
export const feedPlace = style({ minHeight: '100dvh' });

export const wall = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 12,
      alignItems: 'start',
    },
  },
});
export const wallRow = style({
  display: 'flex',
  gap: vars.layout.gutter,
  alignItems: 'flex-start',
  '@media': { [media.phone]: { display: 'contents' } },
});

export const two = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: `3px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const half = style({
  padding: '20px 48px 0 0',
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.rule2}`, padding: '20px 0 0 48px' } },
  '@media': {
    [media.tablet]: { paddingRight: 24, selectors: { '& + &': { paddingLeft: 24 } } },
    [media.phone]: {
      padding: '16px 0 8px',
      selectors: {
        '& + &': {
          padding: '16px 0 8px',
          borderLeft: 0,
          borderTop: `3px solid ${vars.color.ink}`,
          marginTop: 32,
        },
      },
    },
  },
});
export const who = style({ fontSize: 14, fontWeight: 700 });
export const halfTitle = style([
  mincho,
  {
    fontSize: 34,
    lineHeight: 1.4,
    margin: '10px 0 28px',
    '@media': { [media.tablet]: { fontSize: 26 }, [media.phone]: { fontSize: 24, margin: '8px 0 16px' } },
  },
]);
export const step = style({
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  padding: '16px 0',
  borderTop: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '44px 1fr' } },
});
export const stepNumber = style([figText, { fontSize: 44, paddingTop: 2 }]);
export const stepTitle = style({ fontSize: 17 });
export const stepText = style({
  fontSize: 14,
  lineHeight: 1.8,
  color: vars.color.ink2,
  marginTop: 2,
  wordBreak: 'auto-phrase',
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '5fr 4fr 3fr',
  columnGap: vars.layout.gutter,
  marginTop: 96,
  padding: `0 ${vars.layout.margin}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', marginTop: 56, rowGap: 32 } },
});
export const figure = style({
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: 14,
  minWidth: 0,
  '@media': { [media.phone]: { selectors: { '&:first-child': { gridColumn: '1 / 3' } } } },
});
export const figureName = style({
  fontSize: 15,
  marginBottom: 26,
  '@media': { [media.phone]: { fontSize: 14, marginBottom: 16 } },
});
export const figureValue = style([
  figText,
  {
    fontSize: 'clamp(96px, 11.6vw, 168px)',
    display: 'flex',
    alignItems: 'baseline',
    '@media': {
      [media.phone]: { fontSize: 76, selectors: { [`${figure}:first-child &`]: { fontSize: 104 } } },
    },
  },
]);
export const figureUnit = style([
  mincho,
  {
    fontSize: 28,
    lineHeight: 1,
    marginLeft: 8,
    letterSpacing: 0,
    '@media': { [media.phone]: { fontSize: 18 } },
  },
]);
export const figureText = style({
  fontSize: 13,
  lineHeight: 1.8,
  color: vars.color.ink2,
  marginTop: 18,
  maxWidth: '30em',
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});
