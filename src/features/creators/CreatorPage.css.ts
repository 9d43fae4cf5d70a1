import { globalStyle, style } from '@vanilla-extract/css';
import { factLine } from '../../ui/lists/factLines.css.ts';
import { mincho, num, sectionTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const cover = style({
  gridColumn: '1 / -1',
  margin: `0 calc(-1 * ${vars.layout.margin})`,
  height: 240,
  background: vars.color.sink,
  overflow: 'hidden',
  '@media': { [media.phone]: { height: 120 } },
});

/** Left: who this is and their introduction. Right: buttons and facts. */
export const frame = style({
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
/** For windows too narrow for both columns. */
export const sides = style({
  display: 'none',
  marginTop: 24,
  '@media': {
    [media.tablet]: { display: 'flex' },
    '(scripting: none)': { selectors: { '&&': { display: 'none' } } },
  },
});
const onWorks = `${frame}[data-side=works] &`;
const behind = {
  [media.tablet]: { selectors: { [onWorks]: { display: 'none' } } },
  // Without scripts the switch could not be pressed.
  '(scripting: none)': { selectors: { [onWorks]: { display: 'block' } } },
};
export const words = style({ gridColumn: '1 / 8', minWidth: 0, '@media': behind });
export const introduction = style({
  marginTop: 24,
  fontSize: 16,
  lineHeight: 2,
  maxWidth: '38em',
  whiteSpace: 'pre-line',
  '@media': { [media.phone]: { fontSize: 15, marginTop: 20 } },
});
export const acts = style({
  gridColumn: '9 / 13',
  alignSelf: 'start',
  position: 'relative',
  minHeight: 48,
  marginTop: 24,
  '@media': { [media.tablet]: { marginTop: 16 } },
});
export const facts = style([
  {
    gridColumn: '9 / 13',
    alignSelf: 'start',
    marginTop: 24,
    borderTop: `3px solid ${vars.color.ink}`,
  },
  { '@media': behind },
]);
export const fact = style([factLine, { wordBreak: 'auto-phrase' }]);
export const factName = style({ color: vars.color.ink3 });
export const website = style({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  color: vars.color.ai,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
});
/** The main one beside the square that shares, two of the others in a line. */
export const act = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
});
globalStyle(`${act} > *`, { '@media': { [media.small]: { paddingInline: 8 } } });
globalStyle(`${act} > :first-child`, { gridColumn: '1 / -1', width: 'calc(100% - 56px)', height: 48 });
globalStyle(`${act} > :nth-child(4)`, { gridColumn: '1 / -1' });
export const share = style({ position: 'absolute', top: 0, right: 0, height: 48 });
export const followers = style({ marginTop: 8, fontSize: 13, lineHeight: 1.7, color: vars.color.ink2 });

export const works = style({
  padding: `0 ${vars.layout.margin}`,
  marginTop: 56,
  '@media': { [media.tablet]: { marginTop: 0 } },
});
export const terms = style({ marginTop: 40 });
/** On tablets and phones the switch already says it; kept for screen readers. */
export const worksHead = style({
  borderTop: `3px solid ${vars.color.ink}`,
  padding: '12px 0 20px',
  '@media': {
    [media.tablet]: { height: 20, padding: 0, border: 0, overflow: 'hidden', color: 'transparent' },
  },
});
export const termsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  borderTop: `3px solid ${vars.color.ink}`,
  padding: '12px 0 14px',
});
export const worksTitle = style([
  sectionTitle,
  { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const worksNote = style({ marginLeft: 'auto', fontSize: 12, lineHeight: 1.5, color: vars.color.ink3 });

export const prices = style({ borderTop: `1px solid ${vars.color.rule}` });
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
