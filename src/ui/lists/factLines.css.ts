import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** A name and what it is, beside it. */
export const factLine = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  padding: '9px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 13,
  lineHeight: 1.65,
});

/** A name and its sum, at either end. */
export const sumLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '6px 0',
  borderTop: `1px solid ${vars.color.rule}`,
  fontSize: 13,
});

/** Above a column of figures. */
export const figureHead = style({
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 12,
  fontWeight: 400,
  color: vars.color.ink3,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingLeft: 0, textAlign: 'left' } },
});
