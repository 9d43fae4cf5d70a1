import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../ui/text/VisuallyHidden.css.ts';
import { num } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const hidden = visuallyHidden;
export const columns = style({ display: 'block', width: '100%', borderBottom: `1px solid ${color.ink}` });
export const column = style({ '@media': { [forced]: { fill: 'CanvasText' } } });
export const tones = styleVariants({
  ink: { fill: color.ink },
  ai: { fill: color.aiFill },
  shu: { fill: color.shuFill },
});

export const bars = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const barNameColumn = style({ width: 150, '@media': { [media.phone]: { width: 128 } } });
export const barShareColumn = style({ width: 44 });
const line = { height: 38, borderBottom: `1px solid ${color.rule}`, fontSize: 13 } as const;
export const barName = style({
  ...line,
  padding: '6px 12px 6px 0',
  fontWeight: 400,
  textAlign: 'left',
  lineHeight: 1.5,
});
export const barDetail = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: 12,
  color: color.ink3,
  textOverflow: 'ellipsis',
});
export const barCell = style([
  num,
  { ...line, padding: 0, fontSize: 12, color: color.ink2, whiteSpace: 'nowrap' },
]);
export const bar = style({
  display: 'inline-block',
  minWidth: 1,
  height: 10,
  marginRight: 8,
  '@media': { [forced]: { background: 'CanvasText' } },
});
export const barTones = styleVariants({
  ink: { background: color.ink },
  ai: { background: color.aiFill },
  shu: { background: color.shuFill },
});
export const barShare = style([num, { ...line, padding: 0, textAlign: 'right' }]);
