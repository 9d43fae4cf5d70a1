import { style } from '@vanilla-extract/css';
import { num } from '../../../ui/text/text.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const pane = style({ minWidth: 0 });
export const list = style({ position: 'relative', contain: 'layout style', overflowAnchor: 'none' });
export const place = style({ position: 'absolute', left: 0, width: '100%' });
export const waiting = style({ height: 144, borderBottom: `1px solid ${color.rule}` });
export const card = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gridTemplateRows: '22px 20px 1fr',
  gap: '2px 12px',
  alignItems: 'center',
  height: 144,
  padding: '12px 16px',
  borderBottom: `1px solid ${color.rule}`,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outlineOffset: -2 }, '&:active': { background: color.sink } },
});
export const face = style({ gridRow: '1 / 3', width: '44px !important', height: '44px !important' });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontSize: 15,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const reply = style([num, { fontSize: 12, textAlign: 'right', whiteSpace: 'nowrap' }]);
export const trade = style({
  minWidth: 0,
  fontSize: 12,
  color: color.ink2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const stage = style({ fontSize: 12, justifySelf: 'end' });
export const works = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 4,
  height: 66,
});
export const work = style({ minWidth: 0, height: 66, overflow: 'hidden' });
export const message = style({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  marginTop: 8,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
});
