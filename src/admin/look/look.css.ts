import { style } from '@vanilla-extract/css';
import { formMessageGap } from '../../ui/fields/form/Field.css.ts';
import { media } from '../../ui/theme/theme.css.ts';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  maxWidth: 820,
  margin: '20px 0',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const form = style({ display: 'grid', gap: 16, vars: { [formMessageGap]: '0px' } });
