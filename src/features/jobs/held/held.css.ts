import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const lead = style({ lineHeight: 1.7 });
export const reason = style({ marginTop: 6, fontWeight: 700, lineHeight: 1.7, whiteSpace: 'pre-line' });
export const passages = style({ margin: '8px 0', padding: 0, listStyle: 'none' });
export const passage = style({
  padding: '6px 0 6px 10px',
  borderLeft: `2px solid ${vars.color.rule2}`,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: 4 } },
});
export const why = style({ display: 'block', fontSize: 12, color: vars.color.ink2 });
