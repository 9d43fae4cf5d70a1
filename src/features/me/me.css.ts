import { style } from '@vanilla-extract/css';
import { fig, num } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';
import * as coverHead from '../own-page/coverHead.css.ts';
import * as own from '../own-page/ownPage.css.ts';

const { color, layout } = vars;

export const headPlain = style([
  coverHead.head,
  { paddingTop: 48, '@media': { [media.phone]: { paddingTop: 24 } } },
]);
export const face = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: 104,
  height: 104,
  padding: 4,
  marginTop: -64,
  borderRadius: '50%',
  background: color.paper,
});
export const facePlain = style([face, { marginTop: 0, marginLeft: -4 }]);
export const handle = style([num, { fontSize: 13, color: color.ink3, overflowWrap: 'anywhere' }]);
export const status = style({ marginTop: 8, fontSize: 14 });
export const rewards = style({ display: 'grid', gap: 8 });
export const factNote = style({ display: 'block', fontSize: 13, color: color.ink2 });
export const account = style([num, { fontSize: 17, lineHeight: 1.6, fontWeight: 700, color: color.ink }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `24px ${layout.gutter}`,
  alignItems: 'start',
});
export const paneField = style({ marginTop: 8 });

export const todoCount = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  margin: '8px 0 6px',
  fontSize: 13,
  color: color.ink2,
});
export const todoFigure = style([fig, { fontSize: 48, color: color.ink }]);
export const todoEnd = style({ marginTop: 8, marginLeft: -8 });
export const company = style({ fontSize: 14, lineHeight: 1.7, overflowWrap: 'anywhere' });
export const role = style({ marginLeft: 12, color: color.ink3 });
/** The sections' usual height, while they load. */
export const sectionsWaiting = style([own.section, { minHeight: 1400 }]);
export const unfinished = style({ padding: `48px ${layout.margin}` });
export const visits = style({
  display: 'flex',
  gap: 32,
  marginTop: 12,
  fontSize: 12,
  lineHeight: 1.5,
  color: color.ink3,
});
export const visitsFigure = style([fig, { marginTop: 6, fontSize: 34, color: color.ink }]);
