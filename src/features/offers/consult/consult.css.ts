import { style } from '@vanilla-extract/css';
import { mincho, num } from '../../../ui/text/text.css.ts';
import { media, vars, z } from '../../../ui/theme/theme.css.ts';
import { paperHead } from '../paperHead.css.ts';

const { color, layout } = vars;

export const page = style({ width: '100%', minHeight: '100%' });
export const noRecipients = style({
  maxWidth: 860,
  margin: '0 auto',
  padding: `48px ${layout.margin} 80px`,
  '@media': { [media.phone]: { padding: `28px ${layout.margin} 48px` } },
});
export const form = style({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100%' });
export const head = paperHead;
export const title = style([
  mincho,
  { fontSize: 22, lineHeight: 1.4, '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const send = style({ '@media': { [media.phone]: { display: 'none' } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '336px minmax(0, 1fr) minmax(0, 500px)',
  '@media': {
    '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const people = style({
  padding: 20,
  borderRight: `1px solid ${color.rule}`,
  '@media': {
    '(max-width: 1199px)': { gridColumn: '1 / -1', borderRight: 0, borderBottom: `1px solid ${color.rule}` },
    [media.phone]: { padding: 16 },
  },
});
export const peopleHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  paddingBottom: 8,
  borderBottom: `1px solid ${color.ink}`,
  fontSize: 14,
});
export const peopleCount = style([num, { fontSize: 36, fontWeight: 700, lineHeight: 1 }]);
export const peopleList = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    // Above the form, which would begin too far down.
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: layout.gutter,
    },
    [media.phone]: { display: 'block' },
  },
});
export const person = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: 12,
  padding: '14px 0',
  borderBottom: `1px solid ${color.rule}`,
});
export const personWords = style({ display: 'grid', gap: 4, minWidth: 0 });
export const personName = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const personPrice = style({ fontSize: 13, color: color.ink2 });
export const short = style({ color: color.shu, fontWeight: 700 });
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 76px))',
  gap: 4,
  margin: '4px 0',
});
export const work = style({ minWidth: 0, aspectRatio: '4 / 3', background: color.sink });
export const add = style({ display: 'flex', alignItems: 'center', gap: 12, marginTop: 14 });
export const addNote = style({ fontSize: 13, color: color.ink3 });
export const findLabel = style({ display: 'grid', gap: 6, fontSize: 14, fontWeight: 700 });
export const find = style({
  width: '100%',
  height: 44,
  padding: '0 12px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.raise,
  color: color.ink,
  font: 'inherit',
  fontSize: 16,
  fontWeight: 400,
});
export const full = style({ marginTop: 12, fontSize: 13, color: color.shu });
export const nobody = style({ padding: '14px 0 4px', fontSize: 13, lineHeight: 1.8, color: color.ink2 });
export const six = style({
  marginTop: 20,
  paddingTop: 16,
  borderTop: `1px solid ${color.ink}`,
  fontSize: 13,
});
export const sixTitle = style({ fontWeight: 700 });
export const sixLead = style({ color: color.ink2 });
export const sixList = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 12px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});
export const fields = style({
  padding: '20px 36px 60px',
  minWidth: 0,
  '@media': {
    '(max-width: 1199px)': { padding: '20px 20px 48px' },
    [media.phone]: { padding: '8px 16px 32px' },
  },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  alignItems: 'start',
  '@media': { '(max-width: 480px)': { gridTemplateColumns: '1fr' } },
});
export const trio = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const priceWords = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  selectors: { '&:empty': { display: 'none' } },
});
export const preview = style({
  minWidth: 0,
  padding: '20px 32px 60px',
  borderLeft: `1px solid ${color.ink}`,
  background: color.sink,
  '@media': {
    [media.phone]: { padding: '20px 16px 100px', borderLeft: 0, borderTop: `3px solid ${color.ink}` },
  },
});
export const stays = style({
  position: 'sticky',
  top: `calc(${layout.head} + 84px)`,
  '@media': { [media.phone]: { position: 'static' } },
});
export const previewHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 14,
  fontSize: 14,
  fontWeight: 700,
});
export const previewName = style({ color: color.ink2, fontWeight: 400 });
export const previewSlip = style({
  display: 'grid',
  gap: 10,
  paddingLeft: 14,
  borderLeft: `2px solid ${color.ai}`,
  containerType: 'inline-size',
});
export const firstLine = style({
  fontSize: 15,
  lineHeight: 1.8,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const note = style({ marginTop: 16, fontSize: 13, lineHeight: 1.8, color: color.ink2 });
export const bottom = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: z.sticky,
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${color.ink}`,
      background: color.paper,
    },
  },
});
