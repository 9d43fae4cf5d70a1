import { style } from '@vanilla-extract/css';
import { fig, mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const reading = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  columnGap: 48,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: 32 },
    [media.phone]: { gridTemplateColumns: '1fr', rowGap: 24 },
  },
});
export const lead = style({ position: 'relative', minWidth: 0 });
export const leadTitle = style([
  mincho,
  { fontSize: 26, lineHeight: 1.45, marginTop: 14, '@media': { [media.phone]: { fontSize: 21 } } },
]);
export const link = style({
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
  },
});
export const list = style({ alignSelf: 'start' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  padding: '18px 0',
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const number = style([fig, { fontSize: 44 }]);
export const title = style({ fontSize: 16, lineHeight: 1.55 });
