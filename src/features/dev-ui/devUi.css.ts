import { style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: layout.head,
  padding: `0 ${layout.margin}`,
  borderBottom: `1px solid ${color.ink}`,
});
export const headEnd = style({ marginLeft: 'auto', display: 'flex', gap: 4 });

export const top = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: 16,
  padding: `40px ${layout.margin} 24px`,
  '@media': { [media.phone]: { display: 'block', paddingTop: 24, paddingBottom: 20 } },
});
export const topNote = style({
  fontSize: 13,
  lineHeight: 1.8,
  color: color.ink2,
  textAlign: 'right',
  '@media': { [media.phone]: { textAlign: 'left', marginTop: 8 } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  columnGap: layout.gutter,
  padding: `0 ${layout.margin}`,
  marginBottom: 56,
  '@media': { [media.phone]: { display: 'block', marginBottom: 40 } },
});
export const sectionHead = style({
  borderTop: `3px solid ${color.ink}`,
  paddingTop: 10,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: '0 12px',
      alignItems: 'baseline',
      paddingBottom: 12,
    },
  },
});
export const sectionFigure = style({
  display: 'block',
  fontSize: 56,
  marginBottom: 8,
  '@media': { [media.phone]: { fontSize: 32, margin: 0 } },
});
export const sectionTitle = style({ fontSize: 15 });
export const sectionNote = style({
  marginTop: 6,
  fontSize: 12,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { gridColumn: 2 } },
});
export const sectionBody = style({ borderTop: `1px solid ${color.ink}`, paddingTop: 16, minWidth: 0 });
export const block = style({
  selectors: { '& + &': { marginTop: 32, paddingTop: 16, borderTop: `1px solid ${color.rule}` } },
});
export const blockTitle = style({ fontSize: 12, fontWeight: 400, color: color.ink3, marginBottom: 12 });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  fontSize: 12,
  lineHeight: 1.6,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: 16 } },
});
export const swatchWide = style({ gridColumn: 'span 2' });
export const swatch = style([
  mincho,
  {
    height: 120,
    display: 'flex',
    alignItems: 'flex-end',
    padding: 10,
    fontSize: 30,
    lineHeight: 1,
    marginBottom: 8,
    '@media': { [media.phone]: { height: 84, fontSize: 22 } },
  },
]);
export const swatchValue = style({
  color: color.ink2,
  fontSize: 12,
  display: 'block',
  '@media': { [media.phone]: { fontSize: 11 } },
});

export const types = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) 150px',
  gap: '0 24px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 120px', gap: '0 12px' } },
});
export const typeCell = style({
  display: 'flex',
  alignItems: 'center',
  padding: '10px 0',
  borderBottom: `1px solid ${color.rule}`,
  minWidth: 0,
});
export const typeName = style({
  '@media': { [media.tablet]: { gridColumn: '1 / 3', border: 0, paddingBottom: 0 } },
});

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '88px repeat(6, auto)',
  gap: '14px 16px',
  justifyContent: 'start',
  alignItems: 'center',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(3, auto)' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
  },
});
export const buttonsName = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1', marginTop: 4 } } });
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const fieldWide = style({ gridColumn: 'span 2', '@media': { [media.phone]: { gridColumn: 'auto' } } });
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 24px',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 12px', alignItems: 'center' });
export const rowWide = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 28px', alignItems: 'center' });
export const stack = style({ display: 'grid', gap: 20, justifyItems: 'stretch', minWidth: 0 });

export const dialogSample = style({
  maxWidth: 520,
  background: color.raise,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.float,
});
export const toastSample = style({ display: 'flex', width: 'fit-content' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: layout.gutter,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
});
export const cardTitle = style({ fontSize: 15, lineHeight: 1.5, marginTop: 10 });
export const cardAuthor = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  color: color.ink2,
  marginTop: 4,
});

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: '20px 8px',
  fontSize: 12,
  color: color.ink2,
});
export const iconCell = style({ display: 'grid', gap: 6, justifyItems: 'start' });
export const facts = style({ borderTop: `1px solid ${color.ink}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  padding: '9px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
  lineHeight: 1.65,
});
export const factName = style({ color: color.ink3 });
export const paper = style({ background: color.paper, boxShadow: `inset 0 0 0 1px ${color.rule}` });
export const sink = style({ background: color.sink });
export const rule = style({ background: color.rule });
export const thin = style({ background: color.ink3, color: color.paper });
export const ink = style({ background: color.ink, color: color.paper });
export const ai = style({ background: color.ai, color: color.paper });
export const shu = style({ background: color.shu, color: color.paper });
export const seventyTwo = style({ fontSize: 72 });
export const fiftySix = style([
  mincho,
  { fontSize: 56, lineHeight: 1.2, '@media': { [media.phone]: { fontSize: 36 } } },
]);
export const strong = style({ fontWeight: 700 });
export const panel = style({ paddingTop: 12 });
