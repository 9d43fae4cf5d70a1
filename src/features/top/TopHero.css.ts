import { globalStyle, style } from '@vanilla-extract/css';
import { headline as headlineText } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const sideways = '(min-width: 768px) and (max-width: 1023px)';
/** Where the four upright lines just fit beside the headline. */
const tight = '(min-width: 1200px) and (max-width: 1359px)';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  padding: `24px ${vars.layout.margin} 0`,
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', paddingTop: 16 } },
});

export const wall = style({
  gridColumn: '1 / 9',
  gridRow: 1,
  minWidth: 0,
  '@media': {
    [sideways]: { gridColumn: '1 / 8' },
    [media.phone]: { marginTop: 32, borderTop: `3px solid ${vars.color.ink}`, paddingTop: 12 },
  },
});

/** A tall picture at the left, two rows beside it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.layout.gutter,
  alignItems: 'start',
});

export const row = style({
  display: 'flex',
  gap: vars.layout.gutter,
  alignItems: 'flex-start',
  '@media': { [media.phone]: { flexDirection: 'column', gap: 0 } },
});
export const pair = style({
  display: 'contents',
  '@media': {
    [media.phone]: { display: 'flex', columnGap: 12, alignItems: 'flex-start', maxWidth: '100%' },
  },
});

export const say = style({
  gridColumn: '9 / 13',
  gridRow: 1,
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${vars.layout.head} + 24px)`,
  paddingLeft: 24,
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    // The doors stand below, over the whole width.
    [sideways]: { display: 'contents' },
    [media.phone]: { position: 'static', padding: 0 },
  },
});

export const tate = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: 26,
  // So that the links below fit on the first screen.
  minHeight: 'clamp(560px, calc(100svh - 316px), 620px)',
  '@media': {
    [tight]: { gap: 12 },
    [media.narrow]: { minHeight: 430 },
    [sideways]: { gridColumn: '8 / 13', gridRow: 1, minHeight: 0 },
    [media.phone]: { minHeight: 0, justifyContent: 'space-between', gap: 16 },
  },
});

export const headline = style([
  headlineText,
  {
    writingMode: 'vertical-rl',
    fontFeatureSettings: '"vpal"',
    whiteSpace: 'nowrap',
    wordBreak: 'normal',
    textWrap: 'nowrap',
    margin: '-6px -12px 0 0',
    '@media': {
      [media.narrow]: { fontSize: 60 },
      [sideways]: { fontSize: 'clamp(60px, 7.8vw, 80px)' },
      [media.phone]: { fontSize: 'clamp(38px, 12.5vw, 50px)', lineHeight: 1.34, margin: '-4px -8px 0 0' },
    },
  },
]);

/** 圏点: 朱 over creators, 藍 over companies. */
globalStyle(`${headline} em`, {
  textEmphasis: `filled dot ${vars.color.shu}`,
  textEmphasisPosition: 'over right',
});
globalStyle(`${headline} em + br + em`, { textEmphasisColor: vars.color.ai });

export const lead = style({
  writingMode: 'vertical-rl',
  alignSelf: 'flex-end',
  height: 330,
  fontSize: 15,
  lineHeight: 2.1,
  letterSpacing: '.06em',
  '@media': { [tight]: { fontSize: 14, lineHeight: 1.8 }, [media.narrow]: { display: 'none' } },
});

export const leadAcross = style({
  display: 'none',
  fontSize: 14,
  lineHeight: 1.9,
  margin: '20px 0 0',
  wordBreak: 'auto-phrase',
  '@media': {
    [media.narrow]: { display: 'block' },
    [sideways]: { gridColumn: '8 / 13', gridRow: 1, alignSelf: 'end', paddingLeft: 8 },
  },
});

/** On phones the tall picture is beside the headline. */
export const beside = style({
  display: 'none',
  flex: 1,
  minWidth: 0,
  '@media': { [media.phone]: { display: 'block' } },
});
export const notOnPhone = style({ minWidth: 0, '@media': { [media.phone]: { display: 'none' } } });
export const splitOnPhone = style({ '@media': { [media.phone]: { gridTemplateColumns: '1fr' } } });

export const doors = style({
  borderTop: `3px solid ${vars.color.ink}`,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginTop: 24,
  '@media': { [sideways]: { gridColumn: '1 / -1', gridRow: 2 } },
});

export const door = style({
  padding: '14px 16px 0 0',
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.color.rule2}`, paddingLeft: 16, paddingRight: 0 },
  },
  '@media': {
    [media.phone]: { padding: '12px 12px 0 0', selectors: { '& + &': { paddingLeft: 12, paddingRight: 0 } } },
  },
});

export const doorTitle = style({ fontSize: 16, display: 'flex', alignItems: 'center', gap: 8 });

export const doorText = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  margin: '4px 0 14px',
  flex: 1,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { fontSize: 12 } },
});
