import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 20px',
  minHeight: 48,
  padding: `8px ${vars.layout.margin}`,
  background: vars.color.aiWash,
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: 14,
  lineHeight: 1.6,
  '@media': { print: { display: 'none' } },
});
export const pressing = style({ background: vars.color.shuWash });
export const quiet = style({ minHeight: 40, background: 'none', fontSize: 13, color: vars.color.ink2 });

export const words = style({
  minWidth: 0,
  wordBreak: 'auto-phrase',
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
