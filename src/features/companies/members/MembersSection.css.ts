import { globalStyle, style } from '@vanilla-extract/css';
import { formMessageGap } from '../../../ui/fields/Field.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const note = style({
  maxWidth: '44em',
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
  marginBottom: 20,
});
export const block = style({
  marginTop: 40,
  paddingTop: 14,
  borderTop: `1px solid ${color.ink}`,
});
export const blockTitle = style({ marginBottom: 6, fontSize: 15, lineHeight: 1.5 });

/** Under a block's own rule. */
export const bareTable = style({});
export const table = style([bareTable, { borderTop: `1px solid ${color.ink}` }]);
// Nothing is ever selected here: the words stand at the section's own edge.
globalStyle(`${bareTable} :is(th, td):first-child`, { paddingLeft: 0, borderLeft: 0 });
globalStyle(`${bareTable} tbody :is(th, td)`, { paddingBlock: 8 });
globalStyle(`${bareTable} :is(th, td):last-child`, { paddingRight: 0 });
export const person = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const words = style({ minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  fontWeight: 700,
});
export const me = style({ fontSize: 12, fontWeight: 400, color: color.ink2 });
export const email = style({ display: 'block', fontSize: 13, color: color.ink2, overflowWrap: 'anywhere' });
export const face = style({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } });

export const form = style({
  display: 'grid',
  gap: 20,
  maxWidth: 560,
  marginTop: 16,
  vars: { [formMessageGap]: '0px' },
});
/** As high as the form, whose code comes a moment later. */
export const formPlace = style({
  minHeight: 484,
  marginTop: 16,
  '@media': { [media.phone]: { minHeight: 546 } },
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
/** What has a column of its own where there is room. */
export const onlyPhone = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', fontSize: 13, color: color.ink2 } },
});
