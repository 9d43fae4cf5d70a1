import { style } from '@vanilla-extract/css';
import { formMessageGap } from '../../ui/fields/form/Field.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: 48,
  alignItems: 'start',
  '@media': { [media.tablet]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 32 } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gap: '12px 20px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const picture = style({ alignSelf: 'start' });
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: 14, lineHeight: 1.6 });
export const reason = style({ margin: '2px 0 4px', fontSize: 13, lineHeight: 1.7, color: color.ink2 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const form = style({ display: 'grid', gap: 20, paddingTop: 12, vars: { [formMessageGap]: '0px' } });
