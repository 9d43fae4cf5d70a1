import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const rule = style({ fontSize: 13, lineHeight: 1.7, color: color.ink2, wordBreak: 'auto-phrase' });
/** No gap in the grid while empty. */
export const postal = style({
  display: 'grid',
  gap: 8,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
