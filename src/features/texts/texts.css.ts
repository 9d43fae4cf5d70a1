import { style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

/** 36 characters per line. */
export const measure = 612;

export const paragraph = style({ fontSize: 17, lineHeight: 2.05, marginTop: '1.2em' });
export const lead = style([
  mincho,
  {
    fontSize: 20,
    lineHeight: 2.05,
    marginBottom: '2.2em',
    textWrap: 'pretty',
    '@media': { [media.phone]: { fontSize: 18 } },
  },
]);
export const question = style([
  paragraph,
  { fontWeight: 700, marginTop: '2em', selectors: { '& + &': { marginTop: '1.2em' } } },
]);
export const chapter = style([
  mincho,
  {
    fontSize: 27,
    lineHeight: 1.45,
    borderTop: `3px solid ${vars.color.ink}`,
    paddingTop: 18,
    marginTop: 72,
    marginBottom: 24,
    selectors: { '&:first-child': { marginTop: 0 } },
    '@media': { [media.phone]: { fontSize: 22, marginTop: 56 } },
  },
]);
export const heading = style({ fontSize: 18, lineHeight: 1.6, marginTop: 40, marginBottom: 4 });

const listed = style({ fontSize: 17, lineHeight: 1.95, marginTop: '1.2em', paddingLeft: '1.5em' });
export const list = style([listed, { listStyle: 'disc' }]);
export const steps = style([listed, { listStyle: 'decimal' }]);

/** Beside the text, vertical, where there is room. */
export const quote = style([
  mincho,
  {
    fontSize: 26,
    lineHeight: 1.75,
    borderLeft: `2px solid ${vars.color.shu}`,
    paddingLeft: 20,
    margin: '44px 0',
    '@media': {
      [media.phone]: { fontSize: 21 },
      '(min-width: 1200px)': {
        float: 'right',
        width: 300,
        maxHeight: 420,
        marginRight: -348,
        marginTop: 8,
        borderLeft: 0,
        borderRight: `2px solid ${vars.color.shu}`,
        padding: '0 24px 0 0',
        writingMode: 'vertical-rl',
      },
      print: { float: 'none', width: 'auto', margin: '24px 0', writingMode: 'horizontal-tb' },
    },
  },
]);

export const figure = style({ minWidth: 0 });
/** To the window's edge. */
export const wideFigure = style({
  margin: '56px 0',
  clear: 'both',
  '@media': {
    '(min-width: 1200px)': { width: 'calc(100vw - var(--text-left, 312px))' },
    [media.phone]: { marginInline: `calc(${vars.layout.margin} * -1)` },
    print: { width: 'auto' },
  },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 40%), 1fr))',
  gap: 12,
  margin: '48px 0',
});
export const caption = style({
  fontSize: 12,
  lineHeight: 1.6,
  color: vars.color.ink2,
  marginTop: 8,
  '@media': {
    [media.phone]: { selectors: { [`${wideFigure} &`]: { paddingInline: vars.layout.margin } } },
  },
});
export const captionNumber = style({ color: vars.color.ink, marginRight: '1em' });

export const tablePlace = style({ margin: '32px 0' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  lineHeight: 1.75,
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { fontSize: 14 } },
});
export const th = style({
  textAlign: 'left',
  fontSize: 13,
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${vars.color.ink}`,
  verticalAlign: 'top',
});
export const td = style({
  padding: '12px 16px 12px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  verticalAlign: 'top',
  // What a row is about breaks between words.
  selectors: {
    '&:first-child': {
      minWidth: '7em',
      wordBreak: 'auto-phrase',
    },
  },
});

export const box = style({
  borderTop: `1px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.ink}`,
  padding: '16px 0 22px',
  margin: '40px 0',
});
export const boxTitle = style({ fontSize: 15, fontWeight: 700 });
export const checks = style({ marginTop: 8 });
export const check = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  alignItems: 'baseline',
  fontSize: 15,
  lineHeight: 1.8,
  padding: '8px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.rule}` } },
});
export const law = style({
  fontSize: 13,
  lineHeight: 1.8,
  color: vars.color.ink2,
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: 12,
  marginTop: 56,
});
