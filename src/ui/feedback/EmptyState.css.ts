import { style } from '@vanilla-extract/css';
import { mincho } from '../text/text.css.ts';
import { media, vars } from '../theme/theme.css.ts';

export const place = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '24px 0 28px',
});
export const threads = style({ marginBottom: 8, maxWidth: '100%' });
export const title = style([
  mincho,
  { fontSize: 22, lineHeight: 1.5, wordBreak: 'auto-phrase', '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const words = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
  maxWidth: '40em',
});
export const act = style({ marginTop: 8 });
/** An error has a 3 px 朱 edge instead of the threads. */
export const failed = style({
  borderLeft: `3px solid ${vars.color.shu}`,
  padding: '4px 0 8px 16px',
});
export const code = style({
  fontFamily: vars.font.num,
  fontSize: 12,
  color: vars.color.ink3,
  userSelect: 'all',
});
