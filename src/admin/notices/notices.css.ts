import { style } from '@vanilla-extract/css';
import { formMessageGap } from '../../ui/fields/form/Field.css.ts';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color } = vars;

export const when = style({ whiteSpace: 'nowrap' });
export const write = style({ marginLeft: 'auto' });
export const words = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
/** What is written, and beside it what members will see. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 32,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = style({ display: 'grid', gap: 18, vars: { [formMessageGap]: '0px' } });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const preview = style({ borderTop: `3px solid ${color.ink}` });
export const previewTitle = style({
  padding: '8px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 12,
  color: color.ink2,
});
export const kind = style({ display: 'block', marginTop: 14, fontSize: 12, color: color.ink2 });
export const important = style([kind, { color: color.shu, fontWeight: 700 }]);
export const said = style([
  mincho,
  {
    margin: '4px 0 10px',
    fontSize: 17,
    lineHeight: 1.8,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const facts = style({ fontSize: 12, lineHeight: 1.7, color: color.ink2, overflowWrap: 'anywhere' });
