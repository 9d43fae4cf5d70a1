import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

const { color, font, radius } = vars;

export const aside = style({ margin: '0 0 10px', color: color.ink3, fontSize: 12 });
export const add = style({ marginTop: 8 });
export const notes = style({ display: 'grid', margin: '12px 0 0', padding: 0, listStyle: 'none' });
export const note = style({ padding: '8px 0', borderTop: `1px solid ${color.rule}` });
export const noteHead = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, fontSize: 12 });
export const author = style({ fontWeight: 700 });
export const time = style({ flex: 1, color: color.ink3, fontFamily: font.num });
export const body = style({
  margin: 0,
  fontSize: 13,
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const dialog = style({ display: 'grid', gap: 16 });
export const templates = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.rule2}`,
});
export const template = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderBottom: `1px solid ${color.rule}`,
  selectors: { '&[data-active]': { background: color.aiWash } },
});
export const choose = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 2,
  padding: '10px 12px',
  border: 0,
  borderRadius: radius.m,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.aiWash },
    '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
  },
});
export const name = style({ fontSize: 14, fontWeight: 700, overflowWrap: 'anywhere' });
export const preview = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontSize: 13,
});
export const words = style({ margin: 0, color: color.ink2, fontSize: 13, lineHeight: 1.7 });
