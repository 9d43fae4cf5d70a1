import { style } from '@vanilla-extract/css';
import { mincho } from '../../../ui/text/text.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const search = style({ marginBottom: 20 });
export const list = style({ borderTop: `3px solid ${vars.color.ink}` });
export const place = style([
  mincho,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    fontSize: 20,
    borderBottom: `1px solid ${vars.color.rule}`,
  },
]);
export const rows = style({ marginTop: 24, borderTop: `1px solid ${vars.color.ink}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${vars.color.rule}`,
  background: 'none',
  fontSize: 14,
  textAlign: 'left',
});
export const acts = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, marginTop: 24 });
export const theme = style({
  marginTop: 24,
  fontSize: 13,
  color: vars.color.ink2,
});
export const currentPlace = style({
  selectors: { '&[aria-current]': { boxShadow: `inset 3px 0 0 ${vars.color.ink}`, paddingLeft: 12 } },
});
