import { style, styleVariants } from '@vanilla-extract/css';
import { num } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color } = vars;

/** One row of what the box offers. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  margin: '0 -12px',
  padding: '4px 12px 4px 9px',
  borderLeft: '3px solid transparent',
  fontSize: 15,
  lineHeight: 1.45,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: color.aiWash, borderLeftColor: color.ai } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sink } } } },
});

export const mark = style({
  background: color.aiWash,
  color: 'inherit',
  borderRadius: 2,
  // What is typed stands out from what goes on from it by its weight.
  selectors: { [`${option} &`]: { background: 'none', fontWeight: 700 } },
});

/** One sheet: words first, things after. */
export const sheet = style({
  display: 'grid',
  maxHeight: '70vh',
  overflowY: 'auto',
  background: color.raise,
  boxShadow: vars.shadow.float,
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  '@media': {
    [media.tablet]: { maxHeight: 'calc(100dvh - 180px)' },
    [media.phone]: {
      display: 'block',
      maxHeight: 'none',
      margin: `0 calc(-1 * ${vars.layout.margin})`,
      background: 'none',
      boxShadow: 'none',
      borderRadius: 0,
    },
  },
});
export const columns = styleVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: '1.05fr 1fr' },
  3: { gridTemplateColumns: '1.05fr 1fr 1fr' },
});
export const list = style({ display: 'contents' });
export const group = style({
  minWidth: 0,
  padding: '18px 24px 20px',
  selectors: { '& + &': { borderLeft: `1px solid ${color.rule}` } },
  '@media': {
    [media.phone]: {
      padding: '12px 16px 8px',
      selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${color.rule}` } },
    },
  },
});
export const groupName = style({ marginBottom: 6, fontSize: 12, color: color.ink3 });
export const optionAll = style({
  minHeight: 44,
  borderTop: `1px solid ${color.rule}`,
  fontSize: 13,
  fontWeight: 700,
});
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const optionWords = style({ minWidth: 0, ...oneLine });
export const optionNote = style({ display: 'block', fontSize: 12, color: color.ink3, ...oneLine });
export const optionCount = style([
  num,
  { marginLeft: 'auto', fontSize: 12, fontWeight: 400, color: color.ink3, whiteSpace: 'nowrap' },
]);
export const optionFresh = style({ color: color.shu, fontWeight: 700 });
export const optionPicture = style({
  width: 48,
  aspectRatio: '4 / 3',
  flex: 'none',
  background: color.sink,
});
export const keys = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  padding: '9px 24px',
  borderTop: `1px solid ${color.rule}`,
  fontSize: 12,
  color: color.ink2,
  '@media': { [media.phone]: { padding: '4px 16px' } },
});
export const keysAlone = style({ '@media': { [media.phone]: { display: 'none' } } });
export const key = style({ '@media': { [media.phone]: { display: 'none' } } });
export const keysEnd = style({ marginLeft: 'auto' });
