import { style } from '@vanilla-extract/css';
import { fig, mincho, num, sectionTitle as sectionTitleLook, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const page = style({
  width: '100%',
  maxWidth: 960,
  margin: '0 auto',
  padding: `40px ${layout.margin} 80px`,
  '@media': { [media.phone]: { padding: `24px ${layout.margin} 48px` } },
});
export const title = style([workTitle]);
export const lead = style({
  maxWidth: 720,
  marginTop: 8,
  color: color.ink2,
  fontSize: 14,
  lineHeight: 1.9,
  wordBreak: 'auto-phrase',
});
/** A screen's height, so that loading moves nothing. */
export const results = style({ display: 'flow-root', minHeight: '70vh' });
export const waiting = style({ padding: '24px 0', color: color.ink3 });
export const coming = style({ marginTop: 32, paddingTop: 14, borderTop: `3px solid ${color.ink}` });
export const comingTitle = style([mincho, { fontSize: 18 }]);
export const figure = style([fig, { marginTop: 8, fontSize: 56, lineHeight: 1.15 }]);
export const unit = style({ marginLeft: 6, fontSize: 15 });
export const tax = style({ marginLeft: 2, fontSize: 13, fontWeight: 400, color: color.ink2 });
export const about = style({
  color: color.ink2,
  fontSize: 13,
  lineHeight: 1.8,
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const section = style({ marginTop: 40, borderTop: `3px solid ${color.ink}` });
export const sectionTitle = style([sectionTitleLook, { padding: '14px 0', fontSize: 22 }]);
export const list = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.ink}` });
export const invoice = style({ padding: '16px 0', borderBottom: `1px solid ${color.rule}` });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 136px 128px 72px',
  gap: '4px 16px',
  alignItems: 'baseline',
  justifyItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const month = style({ fontSize: 17, lineHeight: 1.4, fontWeight: 700 });
export const number = style([num, { color: color.ink3, fontSize: 13 }]);
export const amount = style([num, { justifySelf: 'end', fontSize: 20, fontWeight: 700 }]);
export const struck = style([
  num,
  { justifySelf: 'end', fontSize: 20, color: color.ink3, textDecoration: 'line-through' },
]);
export const state = style({ fontSize: 13 });
export const pdf = style({ justifySelf: 'end' });
export const making = style({ color: color.ink3, fontSize: 12 });
export const summary = style({
  width: 'fit-content',
  minHeight: 32,
  color: color.ink2,
  fontSize: 13,
  lineHeight: '32px',
  cursor: 'pointer',
  '@media': { [media.phone]: { minHeight: 44, lineHeight: '44px' } },
});
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 0',
  borderTop: `1px solid ${color.rule}`,
  fontSize: 14,
});
export const link = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
export const who = style({ display: 'block', color: color.ink2, fontSize: 12 });
export const lineSum = style([num, { flexShrink: 0, textAlign: 'right' }]);
export const ledger = style({
  display: 'grid',
  gridTemplateColumns: '140px auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
  marginTop: 16,
});
