import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const sheet = style({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: vars.layout.head,
  paddingInline: vars.layout.margin,
  borderBottom: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
});

export const body = style({
  padding: `16px ${vars.layout.margin} calc(32px + env(safe-area-inset-bottom))`,
});
