import { style } from '@vanilla-extract/css';
import { fig, mincho, num } from '../../ui/text/text.css.ts';
import * as filters from '../../ui/filters/filters.css.ts';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

const { color } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 32,
  padding: `22px ${vars.layout.margin} 12px`,
  '@media': { [media.phone]: { padding: `8px ${vars.layout.margin} 6px` } },
});

export const countPlace = style({
  marginLeft: 'auto',
  flex: 'none',
  // As high as the figure loading.
  minHeight: 30,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const count = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  fontSize: 13,
  lineHeight: 1,
  color: color.ink2,
});
export const countFigure = style([fig, { fontSize: 34, color: color.ink }]);

/** Where a list scrolls to when filters change, with the bar sticky. */
export const barPlace = style({ height: 0 });
export const feed = style({
  padding: `4px ${vars.layout.margin} 0`,
  // Keeps the footer out of view for short and new lists.
  minHeight: `calc(100dvh - ${vars.layout.head})`,
});

export const nothing = style({ borderBottom: 0, padding: '40px 0 48px' });
export const loosening = style([
  filters.loosening,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 },
]);
export const looseningCount = style([num, { color: color.ink2, whiteSpace: 'nowrap' }]);

/** Floats over the feed. */
export const news = style({
  position: 'fixed',
  top: `calc(${vars.layout.head} + 56px + 12px)`,
  left: '50%',
  translate: '-50% 0',
  zIndex: z.sticky,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '0 18px 0 14px',
  border: `1px solid ${color.ink}`,
  borderRadius: vars.radius.m,
  background: color.paper,
  boxShadow: vars.shadow.float,
  fontSize: 14,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: color.ink, color: color.paper } },
    },
    [media.coarse]: { height: 44 },
  },
});

/** A quiet note between two rows: until when everything is visible. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBottom: 32,
  padding: '14px 0',
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  '@media': { [media.phone]: { marginBottom: 22, fontSize: 13, gap: '8px 16px' } },
});
export const noteFact = style({ fontWeight: 700 });
export const noteMore = style({ fontSize: 13, lineHeight: 1.7, color: color.ink2 });
export const noteAct = style({ marginLeft: 'auto' });

export const limited = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 32px',
  alignItems: 'end',
  margin: `0 ${vars.layout.margin} 28px`,
  padding: '20px 0 22px',
  borderTop: `3px solid ${color.ink}`,
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '14px 0 18px', marginBottom: 20 },
  },
});
export const limitedTitle = style([
  mincho,
  { fontSize: 22, lineHeight: 1.5, '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const limitedWords = style({
  maxWidth: '46em',
  marginTop: 6,
  fontSize: 14,
  lineHeight: 1.8,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const limitedFeed = style({ padding: `0 ${vars.layout.margin}` });
