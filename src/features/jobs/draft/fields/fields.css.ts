import { style } from '@vanilla-extract/css';
import { fig, mincho, num } from '../../../../ui/text/text.css.ts';
import { media, vars } from '../../../../ui/theme/theme.css.ts';
import { barHeight } from '../draft.css.ts';

const { color, layout } = vars;

export const formSide = style({
  minWidth: 0,
  padding: '28px 40px 64px',
  '@media': {
    [media.narrow]: { gridColumn: 1 },
    [media.tablet]: { gridColumn: 2, padding: '28px 24px 64px' },
    [media.phone]: { padding: '20px 16px 56px' },
  },
});
export const section = style({ selectors: { '& + &': { marginTop: 40 } } });
export const sectionTitle = style([
  mincho,
  {
    display: 'flex',
    gap: 12,
    alignItems: 'baseline',
    fontSize: 20,
    lineHeight: 1.3,
    paddingTop: 10,
    marginBottom: 18,
    borderTop: `3px solid ${color.ink}`,
  },
]);
export const sectionNumber = style([fig, { fontSize: 20, letterSpacing: 0, fontStretch: '80%' }]);
export const rows = style({ display: 'grid', gap: 20 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media': { [media.phone]: { gap: 20 } },
});
/** Keeps a field reached from the checklist clear of the bars. */
export const place = style({
  minWidth: 0,
  scrollMarginTop: `calc(${layout.head} + ${barHeight} + 20px)`,
  outline: 'none',
});
export const small = style({ fontSize: 13, lineHeight: 1.7, color: color.ink2, wordBreak: 'auto-phrase' });
export const textLink = style({
  color: color.ai,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});
export const words = style({ fontSize: 14, lineHeight: 1.7, overflowWrap: 'anywhere' });
export const trouble = style({
  marginTop: 6,
  fontSize: 13,
  lineHeight: 1.6,
  fontWeight: 700,
  color: color.shu,
});
export const priceLine = style({ display: 'grid', gap: 12 });
export const sums = style({ borderTop: `1px solid ${color.ink}`, paddingTop: 8, marginTop: 4 });
export const sumsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 6,
  fontSize: 13,
  color: color.ink2,
});
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  fontSize: 13,
  lineHeight: 1.85,
});
export const sumStrong = style({ fontSize: 14, fontWeight: 700 });
export const sumFigure = style([num, { textAlign: 'right' }]);
export const sumsOld = style({ color: color.ink3 });
export const list = style({ borderTop: `1px solid ${color.ink}` });
export const listRow = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${color.rule}`,
  selectors: { '&[data-dragged]': { background: color.aiWash, boxShadow: `inset 3px 0 0 ${color.ai}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8 } },
});
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 44,
  marginLeft: -2,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink3,
  cursor: 'grab',
  '@media': { [media.phone]: { display: 'none' } },
});
export const rowActs = style({ display: 'flex', gap: 2, paddingTop: 4 });
export const listEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  marginTop: 12,
});
export const picture = style({ position: 'relative', background: color.sink, overflow: 'hidden' });
export const pictureLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 8,
});
export const upload = style({ display: 'grid', gap: 6, padding: '12px 0' });
export const stack = style({ display: 'grid', gap: 12 });
