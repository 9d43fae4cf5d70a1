import { style } from '@vanilla-extract/css';
import { num } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

const buttonWidth = 168;
/** One width for both of its labels. */
export const button = style({ minWidth: buttonWidth, '@media': { [media.phone]: { display: 'none' } } });
export const place = style({ width: buttonWidth, '@media': { [media.phone]: { display: 'none' } } });
export const turn = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex', minHeight: 44, marginLeft: 'auto', fontSize: 13 } },
});

export const section = style({ borderTop: `1px solid ${color.ink}`, paddingTop: 8 });
export const title = style({ fontSize: 13, fontWeight: 700 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderBottom: `1px solid ${color.rule}`,
});
export const link = style({ display: 'block', flex: 1, minWidth: 0, padding: '8px 0', fontSize: 13 });
export const name = style({ display: 'block', lineHeight: 1.5, overflowWrap: 'anywhere' });
export const fresh = style([num, { marginLeft: 8, color: color.shu, fontWeight: 700, whiteSpace: 'nowrap' }]);
export const delivery = style({ display: 'block', fontSize: 12, lineHeight: 1.5, color: color.ink3 });

export const form = style({ display: 'grid', gap: 24 });
export const remove = style({ marginRight: 'auto' });
