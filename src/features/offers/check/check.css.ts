import { style } from '@vanilla-extract/css';
import { mincho, num, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const page = style({
  width: '100%',
  maxWidth: 760,
  margin: '0 auto',
  padding: `40px ${layout.margin} 80px`,
  '@media': { [media.phone]: { padding: `24px ${layout.margin} 48px` } },
});
export const title = workTitle;
export const lead = style({
  margin: '12px 0 28px',
  color: color.ink2,
  lineHeight: 1.9,
  wordBreak: 'auto-phrase',
});
/** As high as an answer, so that nothing moves. */
export const result = style({
  minHeight: 248,
  margin: '24px 0',
  '@media': { [media.phone]: { minHeight: 324 } },
});
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'inherit',
  border: `1px solid ${color.rule}`,
  color: color.ink3,
  fontSize: 13,
});
export const card = style({
  padding: '20px 24px',
  border: `1px solid ${color.rule2}`,
  borderLeft: `4px solid ${color.shu}`,
  background: color.raise,
  lineHeight: 1.8,
  selectors: { '&[data-known]': { borderLeftColor: color.ai } },
});
export const answer = style([mincho, { fontSize: 22, fontWeight: 700, lineHeight: 1.5 }]);
export const file = style({ color: color.ink2, fontSize: 13, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '4px 12px',
  margin: '12px 0',
});
export const warning = style({ color: color.shu, fontWeight: 700 });
export const hash = style([
  num,
  { marginTop: 12, color: color.ink3, fontSize: 12, overflowWrap: 'anywhere' },
]);
export const meaning = style({ borderTop: `3px solid ${color.ink}`, paddingTop: 20 });
export const meaningTitle = style({
  fontSize: 16,
  fontWeight: 700,
  selectors: { '& ~ &': { marginTop: 20 } },
});
export const list = style({ margin: '8px 0 0', paddingLeft: '1.4em', lineHeight: 1.9 });
