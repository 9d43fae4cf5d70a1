import { style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const cover = style({
  display: 'flex',
  justifyContent: 'flex-end',
  aspectRatio: '3 / 2',
  padding: '7% 8%',
  overflow: 'hidden',
  background: vars.color.aiFill,
  color: vars.color.onAi,
  containerType: 'inline-size',
  selectors: { '&[data-small=true]': { aspectRatio: '4 / 3', padding: 8, justifyContent: 'center' } },
});
export const houseCover = style([cover, { background: vars.color.shuFill, color: vars.color.onShu }]);
export const words = style([
  mincho,
  {
    writingMode: 'vertical-rl',
    fontSize: 'clamp(20px, 8.4cqw, 60px)',
    lineHeight: 1.35,
    maxHeight: '100%',
    overflow: 'hidden',
    selectors: { '[data-small=true] &': { fontSize: 20, lineHeight: 1.2 } },
  },
]);
