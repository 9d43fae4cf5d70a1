import { globalStyle, style } from '@vanilla-extract/css';
import { fig, mincho, num, pageTitle, workTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const rule = `1px solid ${vars.color.rule}`;

export const page = style({
  padding: `40px ${vars.layout.margin} 96px`,
  '@media': { [media.phone]: { padding: `24px ${vars.layout.margin} 64px` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginBottom: 24,
});
export const title = style([pageTitle, { fontSize: 42, '@media': { [media.phone]: { fontSize: 30 } } }]);
export const note = style({
  fontSize: 14,
  lineHeight: 1.8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
export const kinds = style({ borderBottom: rule });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr) 220px auto',
  columnGap: 32,
  alignItems: 'center',
  padding: '24px 0',
  borderBottom: rule,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '240px minmax(0, 1fr) auto', rowGap: 8 },
    [media.tablet]: { gridTemplateColumns: '196px minmax(0, 1fr) auto', columnGap: 24 },
    [media.phone]: { gridTemplateColumns: '1fr', rowGap: 10, padding: '20px 0', justifyItems: 'start' },
  },
});
export const amount = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minWidth: 0,
  whiteSpace: 'nowrap',
});
export const figure = style([
  fig,
  {
    fontSize: 84,
    '@media': {
      [media.narrow]: { fontSize: 64 },
      [media.tablet]: { fontSize: 56 },
      [media.phone]: { fontSize: 64 },
    },
  },
]);
export const unit = style([mincho, { fontSize: 22 }]);
export const largeAmount = style([amount, { gap: 14, flexWrap: 'wrap' }]);
export const largeFigure = style([fig, { fontSize: 208, '@media': { [media.phone]: { fontSize: 128 } } }]);
export const largeUnit = style([mincho, { fontSize: 46, '@media': { [media.phone]: { fontSize: 32 } } }]);
export const provider = style({ display: 'flex', gap: 10, fontSize: 13 });
export const name = style([
  mincho,
  { fontSize: 23, margin: '4px 0', '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const summary = style({ fontSize: 14, lineHeight: 1.7, color: vars.color.ink2 });
export const facts = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  '@media': { [media.narrow]: { gridColumn: 2 }, [media.phone]: { gridColumn: 'auto' } },
});
globalStyle(`${facts} > div`, { display: 'grid', gridTemplateColumns: '64px 1fr' });
globalStyle(`${facts} dd`, { color: vars.color.ink });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 14,
  minHeight: 32,
});
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  columnGap: 64,
  marginTop: 12,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: 40 },
    [media.tablet]: { gridTemplateColumns: '1fr', rowGap: 40 },
  },
});
export const main = style({ borderTop: `3px solid ${vars.color.ink}`, paddingTop: 36, minWidth: 0 });
export const benefitTitle = style([workTitle, { marginTop: 36 }]);
export const lead = style({ fontSize: 16, lineHeight: 2, marginTop: 8, maxWidth: '38em' });
export const text = style({ marginTop: 48, maxWidth: 612 });
export const side = style({ borderTop: `3px solid ${vars.color.ink}`, paddingTop: 14, alignSelf: 'start' });
export const sideTitle = style([mincho, { fontSize: 21, marginBottom: 14 }]);
export const help = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  marginTop: 8,
  wordBreak: 'auto-phrase',
});
export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.raise,
  marginBottom: 12,
});
export const codeText = style([
  num,
  { fontSize: 24, fontWeight: 700, letterSpacing: '.04em', padding: '14px 18px' },
]);
export const copy = style({
  border: 0,
  borderLeft: `1px solid ${vars.color.ink}`,
  background: 'none',
  padding: '0 20px',
  fontWeight: 700,
  minHeight: 44,
});
export const sideFacts = style({ borderTop: `1px solid ${vars.color.ink}`, marginTop: 28, fontSize: 14 });
globalStyle(`${sideFacts} > div`, {
  display: 'grid',
  gridTemplateColumns: '100px 1fr',
  padding: '10px 0',
  borderBottom: rule,
});
globalStyle(`${sideFacts} dt`, { color: vars.color.ink2 });
