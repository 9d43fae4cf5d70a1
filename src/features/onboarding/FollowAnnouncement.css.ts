import { style } from '@vanilla-extract/css';
import { fig, mincho, num } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color } = vars;

/** As high as the longest slide, so that 次へ does not move. */
export const slide = style({ minHeight: 328, '@media': { [media.phone]: { minHeight: 320 } } });
export const title = style([mincho, { marginTop: 20, fontSize: 20, lineHeight: 1.5 }]);
export const text = style({
  marginTop: 8,
  fontSize: 14,
  lineHeight: 1.8,
  color: color.ink2,
  textWrap: 'pretty',
});
export const foot = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});
export const count = style([num, { fontSize: 13, color: color.ink3 }]);
export const now = style([fig, { fontSize: 24, color: color.ink }]);

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: color.sink,
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
});
export const paper = style({ fill: color.raise });
export const ink = style({ fill: color.ink, stroke: 'none' });
export const grey = style({ stroke: color.rule2 });
export const greyFill = style({ fill: color.rule, stroke: 'none' });
export const ai = style({ stroke: color.ai, strokeWidth: 2 });
export const aiFill = style({ fill: color.aiFill, stroke: 'none' });
export const aiWash = style({ fill: color.aiWash, stroke: 'none' });
export const shu = style({ stroke: color.shu, strokeWidth: 2 });
export const shuFill = style({ fill: color.shuFill, stroke: 'none' });
export const light = style({ fill: color.onAi, stroke: 'none' });
