import { globalStyle, style } from '@vanilla-extract/css';
import { formMessageGap } from '../../../ui/fields/form/Field.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

export const entry = style({ display: 'grid', gap: 12, vars: { [formMessageGap]: '0px' } });

export const place = style({ position: 'relative', minHeight: 44 });

/** Keeps the place of the button, which comes late. */
export const face = style({
  display: 'flex',
  justifyContent: 'center',
  minHeight: 44,
  // Otherwise the dark scheme shows a white frame.
  colorScheme: 'light',
  selectors: { '[data-away] > &': { visibility: 'hidden' } },
});

export const sending = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 44,
  fontSize: 14,
  color: vars.color.ink2,
});

export const elsewhere = style({ display: 'flex', marginTop: -4, marginBottom: 4 });

export const linkingText = style({
  marginBottom: 16,
  fontSize: 14,
  lineHeight: 1.8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
});
globalStyle(`${linkingText} > b`, { display: 'block', color: vars.color.ink, overflowWrap: 'anywhere' });
export const forgot = style({ marginTop: 12, fontSize: 13, lineHeight: 1.7 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 20,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
