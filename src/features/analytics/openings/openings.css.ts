import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../ui/text/VisuallyHidden.css.ts';
import { fig, num } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const hidden = visuallyHidden;
export const funnel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${color.ink}`,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '10px 0 0',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '68px 68px minmax(0, 1fr) 58px',
      gap: 8,
      alignItems: 'center',
      minHeight: 52,
      padding: 0,
      borderBottom: `1px solid ${color.rule}`,
    },
  },
});
export const stepName = style({
  paddingRight: 12,
  fontSize: 13,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { paddingRight: 0 } },
});
export const stepFigure = style([
  fig,
  {
    margin: '8px 12px 4px 0',
    fontSize: 40,
    '@media': {
      [media.narrow]: { fontSize: 34 },
      [media.tablet]: { margin: 0, fontSize: 28, textAlign: 'right' },
    },
  },
]);
export const stepNotes = style([
  num,
  {
    display: 'grid',
    alignContent: 'start',
    minHeight: 38,
    fontSize: 12,
    lineHeight: 1.5,
    color: color.ink2,
    '@media': {
      [media.tablet]: { minHeight: 0, order: 4, textAlign: 'right' },
    },
  },
]);
export const stepPlace = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: 150,
  borderBottom: `1px solid ${color.ink}`,
  '@media': { [media.tablet]: { order: 3, height: 12, borderBottom: 0 } },
});
/** A column when all eight fit, else a bar. */
export const stepColumn = style({
  display: 'block',
  width: 'calc(100% - 12px)',
  '@media': { [media.tablet]: { display: 'none' }, '(forced-colors: active)': { background: 'CanvasText' } },
});
export const stepBar = style({
  display: 'none',
  height: 12,
  '@media': { [media.tablet]: { display: 'block' }, '(forced-colors: active)': { background: 'CanvasText' } },
});
export const stepTones = styleVariants({
  ink: { background: color.ink },
  ai: { background: color.aiFill },
});
export const legend = style({ margin: '8px 0 12px', fontSize: 12, lineHeight: 1.7, color: color.ink2 });

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  margin: 0,
  padding: '8px 0 0',
  listStyle: 'none',
});
/** Count above the column, name below; reversed so that screen readers get the name first. */
export const time = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 });
export const timeCount = style([num, { fontSize: 12, color: color.ink2, textAlign: 'center' }]);
export const timePlace = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: 92,
  borderBottom: `1px solid ${color.ink}`,
  margin: '4px 0',
  padding: '0 6px',
});
export const timeColumn = style({
  display: 'block',
  width: '100%',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const timeTones = styleVariants({
  ink: { background: color.ink },
  shu: { background: color.shuFill },
});
export const timeName = style({ fontSize: 12, color: color.ink3, textAlign: 'center', whiteSpace: 'nowrap' });
export const late = style({ fontWeight: 700, color: color.shu });
