import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: '4px 32px',
  margin: '12px 0 16px',
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: 15,
  userSelect: 'all',
  '@media': { [media.phone]: { gridTemplateColumns: 'max-content' } },
});

/** Dark on light in both themes, for cameras. */
export const picture = style({
  display: 'block',
  width: 196,
  height: 196,
  padding: 10,
  background: '#fff',
  color: '#000',
  border: `1px solid ${vars.color.rule}`,
});
export const secret = style({
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: 15,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const steps = style({ display: 'grid', gap: 16, fontSize: 14, lineHeight: 1.8 });
