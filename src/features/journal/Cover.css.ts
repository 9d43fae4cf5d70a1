import { style } from '@vanilla-extract/css';
import { tones } from '../../ui/pictures/Motif.css.ts';
import { fig, mincho } from '../../ui/text/text.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const cover = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  containerType: 'inline-size',
  selectors: { '&[data-small=true]': { aspectRatio: '4 / 3' } },
});
export const covers = {
  ai: style([cover, tones.ai]),
  ink: style([cover, tones.ink, { boxShadow: `inset 0 0 0 1px ${vars.color.rule2}` }]),
  sand: style([cover, tones.sand]),
  shu: style([cover, tones.shu]),
};
export const figure = style([
  fig,
  {
    position: 'absolute',
    left: '6cqw',
    bottom: '6cqw',
    fontSize: '68cqw',
    lineHeight: 0.74,
    selectors: { '[data-long=true] > &': { fontSize: '48cqw' } },
  },
]);
export const unit = style([
  mincho,
  {
    position: 'absolute',
    top: '6cqw',
    right: '6cqw',
    writingMode: 'vertical-rl',
    fontSize: '11cqw',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    selectors: { '[data-small=true] > &': { display: 'none' } },
  },
]);
export const word = style([
  unit,
  {
    fontSize: '15cqw',
    selectors: {
      '[data-long=true] > &': { fontSize: '11cqw' },
      '[data-small=true] > &': { display: 'block', fontSize: '24cqw' },
    },
  },
]);
const motif = style({
  position: 'absolute',
  bottom: '6cqw',
  selectors: { '[data-small=true] > &': { display: 'none' } },
});
export const besideFigure = style([motif, { right: '6cqw', width: '20cqw' }]);
export const besideWord = style([motif, { left: '6cqw', width: '46cqw' }]);
