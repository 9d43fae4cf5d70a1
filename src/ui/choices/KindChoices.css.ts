import { style } from '@vanilla-extract/css';
import { num } from '../text/text.css.ts';
import { vars } from '../theme/theme.css.ts';

export const kinds = style({ display: 'flex', gap: 28, overflowX: 'auto' });
export const kind = style({
  border: 0,
  background: 'none',
  padding: '12px 0',
  minHeight: 44,
  fontSize: 15,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-pressed=true]': { fontWeight: 700, boxShadow: `inset 0 -3px ${vars.color.ink}` } },
});
export const kindCount = style([num, { fontSize: 12, color: vars.color.ink3, marginLeft: 6 }]);
