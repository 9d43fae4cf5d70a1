import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

/** In the top layer, so without a z-index. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  top: vars.layout.head,
  right: vars.layout.margin,
  width: 280,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: `calc(100dvh - ${vars.layout.head} - 16px)`,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: `0 0 ${vars.radius.m} ${vars.radius.m}`,
  background: vars.color.raise,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
});

/** While closed, `display` is the browser's. */
export const notices = style([
  panel,
  {
    width: 496,
    overflow: 'hidden',
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
]);
export const noticesWait = style({ display: 'grid', placeItems: 'center', minHeight: 240 });

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px 16px',
  borderBottom: `1px solid ${vars.color.ink}`,
  fontWeight: 700,
});

export const list = style({ padding: '6px 0' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '0 16px',
  border: 0,
  background: 'none',
  fontSize: 14,
  textAlign: 'left',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.sink } } },
    [media.coarse]: { minHeight: 44 },
  },
});

export const row = style({
  padding: '10px 16px',
  borderTop: `1px solid ${vars.color.rule}`,
  fontSize: 13,
  color: vars.color.ink2,
});

export const last = style({ borderTop: `1px solid ${vars.color.rule}` });
export const accountButton = style({
  // Otherwise a picture aligns with a text baseline.
  display: 'flex',
  marginLeft: 6,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: '50%',
});
export const accountCompany = style({ borderRadius: vars.radius.s });
