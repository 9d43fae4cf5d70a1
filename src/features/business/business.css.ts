import { style } from '@vanilla-extract/css';
import { fig, mincho, num, sectionTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const ink1 = `1px solid ${vars.color.ink}`;
const rule = `1px solid ${vars.color.rule}`;

export const page = style({ overflowX: 'clip' });
export const hero = style({
  display: 'grid',
  gridTemplateColumns: '560px minmax(0, 1fr)',
  columnGap: 48,
  alignItems: 'center',
  paddingTop: 44,
  paddingLeft: vars.layout.margin,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '1fr', rowGap: 40, paddingRight: vars.layout.margin },
    [media.phone]: { paddingTop: 24 },
  },
});
export const heroWords = style({ minWidth: 0 });
export const headline = style([
  mincho,
  { fontSize: 64, lineHeight: 1.55, '@media': { [media.phone]: { fontSize: 'clamp(32px, 10.6vw, 42px)' } } },
]);
export const headlineLine = style({ display: 'block', whiteSpace: 'nowrap' });
export const dotted = style({
  textEmphasis: `filled dot ${vars.color.ai}`,
  textEmphasisPosition: 'under left',
});
export const lead = style({
  fontSize: 16,
  lineHeight: 2,
  marginTop: 16,
  maxWidth: '27em',
  wordBreak: 'auto-phrase',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 24,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  borderTop: ink1,
  paddingTop: 14,
  marginTop: 44,
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
export const figureName = style({
  fontSize: 12,
  lineHeight: 1.5,
  color: vars.color.ink2,
  marginTop: 6,
  wordBreak: 'auto-phrase',
});
export const figureValue = style([fig, { fontSize: 44, '@media': { [media.small]: { fontSize: 36 } } }]);
export const figureWhole = style({ whiteSpace: 'nowrap' });
export const figureUnit = style([mincho, { fontSize: 16, marginLeft: 4 }]);
export const heroFigure = style({
  minWidth: 0,
  '@media': { '(min-width: 1200px)': { marginRight: -240 } },
});
/** The picture stands where its place stands. */
export const screenPlace = style({ display: 'contents' });
export const screen = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: ink1,
  background: vars.color.wait,
});
export const caption = style({
  fontSize: 13,
  lineHeight: 1.6,
  marginTop: 8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});

export const section = style({
  padding: `0 ${vars.layout.margin}`,
  marginTop: 96,
  '@media': { [media.phone]: { marginTop: 64 } },
});
export const sectionName = style([
  sectionTitle,
  { borderTop: `3px solid ${vars.color.ink}`, paddingTop: 14, marginBottom: 20 },
]);
export const sectionNote = style({
  fontFamily: vars.font.gothic,
  fontSize: 13,
  fontWeight: 400,
  color: vars.color.ink2,
  marginLeft: 14,
  display: 'inline-block',
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: 24,
  rowGap: 40,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
});
export const step = style({
  display: 'grid',
  // The pictures of one row begin on one line.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  alignItems: 'start',
  borderTop: `2px solid ${vars.color.ai}`,
  paddingTop: 14,
});
export const stepName = style([mincho, { fontSize: 22 }]);
export const stepNumber = style([fig, { fontSize: 60, marginRight: 10 }]);
export const stepText = style({
  fontSize: 14,
  lineHeight: 1.85,
  margin: '8px 0 14px',
  color: vars.color.ink2,
  textWrap: 'pretty',
  wordBreak: 'auto-phrase',
});

export const sum = style([
  mincho,
  { fontSize: 25, lineHeight: 1.7, textWrap: 'wrap', '@media': { [media.phone]: { fontSize: 19 } } },
]);
export const sumFigure = style([
  fig,
  {
    fontSize: 88,
    margin: '0 6px',
    '@media': { [media.tablet]: { fontSize: 60 }, [media.phone]: { fontSize: 52 } },
  },
]);
export const sumFee = style([sumFigure, { color: vars.color.ai }]);
export const shares = style({ display: 'flex', margin: '16px 0 40px' });
const share = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingTop: 96,
  fontSize: 12,
  lineHeight: 1.5,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 84px',
});
const tone = (color: string): string => `linear-gradient(${color}, ${color})`;
/** Widths by share of the sum. */
export const shareCreator = style([share, { flex: '825 1 0', backgroundImage: tone(vars.color.shuFill) }]);
export const shareTax = style([share, { flex: '84 1 92px', backgroundImage: tone(vars.color.ink3) }]);
export const shareFee = style([share, { flex: '91 1 92px', backgroundImage: tone(vars.color.aiFill) }]);
export const shareName = style({ color: vars.color.ink2 });
export const shareValue = style([num, { fontSize: 17 }]);
export const tables = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 48,
  rowGap: 32,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const tableName = style({ fontSize: 14, borderTop: ink1, padding: '10px 0' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: 14,
  padding: '7px 0',
  borderBottom: rule,
});
export const total = style([line, { fontWeight: 700, borderBottom: ink1 }]);
export const money = style([num]);

export const law = style({
  display: 'grid',
  gridTemplateColumns: '420px minmax(0, 1fr)',
  columnGap: 64,
  rowGap: 28,
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
});
export const lawLead = style({ fontSize: 15, lineHeight: 1.95 });
export const small = style({
  fontSize: 13,
  lineHeight: 1.75,
  color: vars.color.ink2,
  marginTop: 6,
  wordBreak: 'auto-phrase',
});
export const required = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: 16 } },
});
export const requiredItem = style({ borderTop: ink1, paddingTop: 12 });
export const requiredNumber = style([fig, { fontSize: 34 }]);
export const requiredName = style({ fontSize: 15, marginTop: 10 });

export const questions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 48,
  borderTop: ink1,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const question = style({ padding: '18px 0', borderBottom: rule });
export const questionName = style({ fontSize: 16 });
export const answer = style({ fontSize: 14, lineHeight: 1.85, color: vars.color.ink2, marginTop: 6 });

export const end = style({
  background: vars.color.sink,
  padding: `56px ${vars.layout.margin} 64px`,
  marginTop: 96,
});
export const endTitle = style([mincho, { fontSize: 36, '@media': { [media.phone]: { fontSize: 26 } } }]);
