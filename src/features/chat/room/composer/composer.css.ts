import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../../ui/theme/theme.css.ts';
import { beside } from '../pane.css.ts';

const { color, radius } = vars;

export const composer = style({
  flex: 'none',
  display: 'grid',
  gap: 8,
  padding: '12px 32px 10px',
  borderTop: `1px solid ${color.ink}`,
  background: color.paper,
  '@container': { [beside]: { '@media': { [media.aboveP]: { padding: 12 } } } },
  '@media': {
    [media.tablet]: { padding: '10px 20px' },
    [media.phone]: {
      padding: '8px 8px max(8px, env(safe-area-inset-bottom))',
      selectors: { '[data-keyboard] &': { paddingBottom: 8 } },
    },
  },
});
export const over = style({ background: color.aiWash });
export const reply = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  borderLeft: `2px solid ${color.ai}`,
  paddingLeft: 10,
});
export const replyWords = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontSize: 13,
});
export const line = style({ display: 'flex', alignItems: 'flex-end', gap: 8 });
/** As high as its text, measured by a hidden copy in the same grid cell. */
export const grow = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  selectors: {
    '&::after': {
      content: 'attr(data-text)',
      gridArea: '1 / 1',
      maxHeight: 200,
      padding: '12px 14px',
      border: '1px solid transparent',
      fontSize: 16,
      lineHeight: 1.45,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      visibility: 'hidden',
      overflow: 'hidden',
    },
  },
  '@media': { [media.small]: { selectors: { '&::after': { paddingInline: 8 } } } },
});
export const field = style({
  gridArea: '1 / 1',
  minWidth: 0,
  width: '100%',
  minHeight: 48,
  maxHeight: 200,
  padding: '12px 14px',
  border: `1px solid ${color.field}`,
  borderRadius: radius.m,
  background: color.raise,
  color: color.ink,
  font: 'inherit',
  fontSize: 16,
  lineHeight: 1.45,
  resize: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: color.shu },
    '&::placeholder': { whiteSpace: 'nowrap' },
  },
  '@media': { [media.small]: { paddingInline: 8, selectors: { '&::placeholder': { fontSize: 12 } } } },
});
export const send = style({
  flex: 'none',
  height: 48,
  '@media': { [media.phone]: { padding: '0 14px' } },
});
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 20,
  color: color.ink3,
  fontSize: 12,
  '@media': { [media.phone]: { minHeight: 0 } },
});
export const keys = style({
  whiteSpace: 'nowrap',
  '@container': { [beside]: { selectors: { '&:has(+ :not(:empty))': { display: 'none' } } } },
  '@media': { [media.phone]: { display: 'none' }, [media.coarse]: { display: 'none' } },
});
export const tooLong = style({ color: color.shu });
