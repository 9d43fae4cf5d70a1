import { style } from '@vanilla-extract/css';
import { formMessageGap } from '../../../ui/fields/form/Field.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const signIn = style({
  display: 'grid',
  gap: 12,
  marginBottom: 12,
  vars: { [formMessageGap]: '0px' },
});

/** Interrupts nothing. */
export const offer = style({
  position: 'fixed',
  zIndex: 30,
  insetInlineStart: 24,
  bottom: 24,
  width: 'min(400px, calc(100vw - 32px))',
  padding: '18px 20px 20px',
  borderTop: `3px solid ${color.ink}`,
  background: color.raise,
  boxShadow: '0 8px 28px rgb(0 0 0 / 18%)',
  '@media': {
    [media.phone]: { insetInlineStart: 16, bottom: 'calc(72px + env(safe-area-inset-bottom))' },
  },
});
export const offerTitle = style({ fontSize: 16, fontWeight: 700, lineHeight: 1.5 });
export const offerText = style({
  margin: '6px 0 14px',
  fontSize: 14,
  lineHeight: 1.75,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const offerActs = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
