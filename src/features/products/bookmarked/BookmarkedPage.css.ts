import { style } from '@vanilla-extract/css';
import { fig, workTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  padding: `32px ${vars.layout.margin} 24px`,
  '@media': { [media.phone]: { padding: `20px ${vars.layout.margin} 16px` } },
});
export const title = style([workTitle]);
export const count = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 4,
  fontSize: 13,
  lineHeight: 1,
  color: vars.color.ink2,
});
export const countFigure = style([fig, { fontSize: 34, color: vars.color.ink }]);
export const feed = style({
  padding: `0 ${vars.layout.margin}`,
  minHeight: `calc(100dvh - ${vars.layout.head} - 100px)`,
});

export const nothing = style({ borderBottom: 0, paddingTop: 0, marginBottom: 40 });
export const withKeys = style({ '@media': { [media.coarse]: { display: 'none' } } });
export const withFingers = style({ '@media': { '(pointer: fine)': { display: 'none' } } });
