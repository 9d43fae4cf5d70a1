import { style } from '@vanilla-extract/css';
import { formMessageGap } from '../../ui/fields/Field.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const choice = style({ maxWidth: 280, margin: '20px 0' });
export const name = style({
  selectors: { '&&': { textAlign: 'left', whiteSpace: 'normal', minWidth: 160 } },
});
/** Words of a person wrap. */
export const reason = style({
  selectors: { '&&': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const form = style({ display: 'grid', gap: 16, vars: { [formMessageGap]: '0px' } });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px',
  gap: '4px 16px',
  alignItems: 'end',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
