import { globalStyle, style } from '@vanilla-extract/css';
import { formMessageGap } from '../../../ui/fields/form/Field.css.ts';
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

/** Without a top line of its own. */
export const bareTable = style({});
export const table = style([bareTable, { borderTop: `1px solid ${color.ink}` }]);
// No row can be selected here, so text starts at the section's edge.
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
/** The form's height, while its code loads. */
export const formPlace = style({
  minHeight: 484,
  marginTop: 16,
  '@media': { [media.phone]: { minHeight: 546 } },
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
/** On wide screens this has its own column. */
export const onlyPhone = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', fontSize: 13, color: color.ink2 } },
});
