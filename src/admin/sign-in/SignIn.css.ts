import { style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const page = style({
  width: 'min(440px, 100%)',
  margin: '0 auto',
  padding: '96px 20px 64px',
  '@media': { [media.phone]: { paddingTop: 48 } },
});
export const brand = style({ marginBottom: 8, fontSize: 13, color: vars.color.ink2 });
export const title = style([mincho, { marginBottom: 24, fontSize: 34, lineHeight: 1.35 }]);
export const form = style({
  display: 'grid',
  gap: 20,
  paddingTop: 24,
  borderTop: `3px solid ${vars.color.ink}`,
});
export const text = style({ fontSize: 14, lineHeight: 1.8 });
export const code = style({
  padding: '10px 12px',
  background: vars.color.sink,
  fontFamily: vars.font.num,
  fontSize: 15,
  letterSpacing: '.06em',
  overflowWrap: 'anywhere',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '6px 20px',
  margin: 0,
  padding: '14px 16px',
  background: vars.color.sink,
  fontFamily: vars.font.num,
  fontSize: 15,
  listStyle: 'none',
  '@media': { '(max-width: 400px)': { gridTemplateColumns: '1fr' } },
});
export const aside = style({ marginTop: 4, fontSize: 13 });
/** Before the code, which it stands for. */
export const passkey = style([form, { marginBottom: 32 }]);
