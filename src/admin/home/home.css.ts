import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, font } = vars;

export const ranges = style({
  padding: 0,
  display: 'flex',
  margin: '0 0 0 auto',
  border: `1px solid ${color.field}`,
  borderRadius: 4,
  overflow: 'hidden',
});
export const range = style({
  minWidth: 72,
  height: 34,
  padding: '0 14px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { background: color.ink, color: color.paper, fontWeight: 700 },
    '& + &': { borderLeft: `1px solid ${color.field}` },
  },
  '@media': { [media.coarse]: { height: 44 } },
});
export const first = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1.15fr 1fr',
  borderTop: 0,
  '@media': { [media.tablet]: { display: 'block' } },
});
export const block = style({
  padding: '12px 24px 20px',
  selectors: {
    '&:first-child': { paddingLeft: 0 },
    '&:last-child': { paddingRight: 0 },
    '& + &': { borderLeft: `1px solid ${color.rule2}` },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        '&, &:first-child, &:last-child': { padding: '12px 0 22px' },
        '& + &': { borderLeft: 0, borderTop: `1px solid ${color.ink}` },
      },
    },
  },
});
export const blockTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  fontSize: 13,
  fontWeight: 700,
});
export const act = style({
  marginLeft: 'auto',
  color: 'inherit',
  borderBottom: '1px solid',
  textDecoration: 'none',
});
export const legend = style({
  display: 'inline-flex',
  gap: 12,
  marginLeft: 'auto',
  fontSize: 12,
  fontWeight: 400,
  color: color.ink2,
});
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  '::before': { content: '""', width: 9, height: 9, background: color.ink },
});
export const keyShu = style([key, { '::before': { background: color.shu } }]);
export const big = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '16px 0 14px',
});
export const figure = style({
  fontFamily: font.num,
  fontStretch: '70%',
  fontWeight: 700,
  fontSize: 96,
  lineHeight: 0.86,
  letterSpacing: '-.02em',
  '@media': { [media.phone]: { fontSize: 76 } },
});
export const unit = style({ marginLeft: 6, fontFamily: font.mincho, fontSize: 20, letterSpacing: 0 });
export const said = style({ fontSize: 13, lineHeight: 1.7, color: color.ink2 });
globalStyle(`${said} b`, { color: color.ink, fontFamily: font.num, whiteSpace: 'nowrap' });
/** Words and the number that they name. */
export const whole = style({ display: 'inline-block', selectors: { '& + &': { marginLeft: '1em' } } });
globalStyle(`${said} b[data-late]`, { color: color.shu });
export const chart = style({
  display: 'block',
  width: '100%',
  height: 76,
  borderBottom: `1px solid ${color.ink}`,
});
export const ink = style({ fill: color.ink });
export const shu = style({ fill: color.shu });
export const axis = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingTop: 4,
  fontFamily: font.num,
  fontSize: 12,
  color: color.ink3,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: 4,
  fontFamily: font.num,
  fontSize: 12,
  color: color.ink3,
});
export const lateAge = style({ color: color.shu, fontWeight: 700 });
export const todos = style({ margin: '8px 0 0', padding: 0, listStyle: 'none' });
export const todo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  padding: '8px 0',
  borderBottom: `1px solid ${color.rule}`,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: 13,
  lineHeight: 1.55,
  selectors: { '&:hover': { background: color.sink } },
});
export const todoName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const todoEnd = style({ fontFamily: font.num, fontSize: 12, color: color.ink3, whiteSpace: 'nowrap' });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr) 32px',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 80px 28px' } },
});
export const bar = style({ height: 10, background: color.ink });
export const count = style({ fontFamily: font.num, textAlign: 'right' });
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `1px solid ${color.ink}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const dayBlock = style({
  padding: '12px 20px 18px',
  selectors: {
    '&:first-child': { paddingLeft: 0 },
    '&:last-child': { paddingRight: 0 },
    '& + &': { borderLeft: `1px solid ${color.rule}` },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 0 },
        '&:nth-child(even)': { paddingRight: 0 },
        '&:nth-child(n + 3)': { borderTop: `1px solid ${color.rule}` },
      },
    },
    [media.phone]: { padding: '12px 12px 16px' },
  },
});
export const dayBig = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: '10px 0 12px',
});
export const dayFigure = style({
  fontFamily: font.num,
  fontStretch: '70%',
  fontWeight: 700,
  fontSize: 44,
  lineHeight: 1,
  '@media': { [media.phone]: { fontSize: 34 } },
});
export const dayUnit = style({ marginLeft: 3, fontSize: 18 });
export const last = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: '0 48px',
  alignItems: 'start',
  '@media': { [media.tablet]: { display: 'block' } },
});
