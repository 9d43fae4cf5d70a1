import { style } from '@vanilla-extract/css';
import { end as formEnd } from '../fields/form/FormSection.css.ts';
import { media, vars, z } from '../theme/theme.css.ts';

const { color } = vars;

/** Shown where form and preview do not fit side by side. */
export const tabs = style({
  display: 'none',
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { display: 'none' },
  },
});
export const tab = style({
  minHeight: 48,
  padding: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.ink2,
  fontSize: 15,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { color: color.ink, fontWeight: 700, borderBottomColor: color.ink },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
/** Doubled selector: overrides any other `display`. */
export const hiddenSide = style({
  '@media': { [media.tablet]: { selectors: { '&&': { display: 'none' } } } },
});
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });
const atLowerEdge = {
  position: 'fixed',
  zIndex: z.bar,
  left: 0,
  right: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: '0 8px',
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${color.ink}`,
  background: color.paper,
} as const;

/** In place of the navigation bar (`ownBar`). */
export const bar = style({ display: 'none', '@media': { [media.phone]: atLowerEdge } });
export const end = style([formEnd, { '@media': { [media.phone]: atLowerEdge } }]);
export const endOfLook = style({
  '@media': { '(min-width: 768px) and (max-width: 1023px)': { display: 'none' } },
});
export const onlyOnPhone = style({
  display: 'none',
  '@media': { [media.phone]: { selectors: { '&&': { display: 'inline-flex' } } } },
});
export const message = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'block', gridColumn: '1 / -1' } },
});
