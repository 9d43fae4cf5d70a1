import { style } from '@vanilla-extract/css';
import { formMessageGap } from '../../../ui/fields/form/Field.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const lead = style({
  fontSize: 14,
  lineHeight: 1.8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
export const ways = style({ display: 'grid', gap: 20, marginTop: 20 });
export const form = style({ display: 'grid', gap: 16, vars: { [formMessageGap]: '0px' } });
export const others = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  paddingTop: 12,
  borderTop: `1px solid ${vars.color.rule}`,
});
