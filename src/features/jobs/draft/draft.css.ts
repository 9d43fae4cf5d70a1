import { createVar, style } from '@vanilla-extract/css';
import { media, vars, z } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const barHeight = createVar('draft-bar');
export const editor = style({
  vars: { [barHeight]: '60px' },
  '@media': { [media.phone]: { vars: { [barHeight]: '52px' } } },
});
export const deskOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
/** 書く and プレビュー, where both do not fit. */
export const sides = style({
  display: 'none',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const side = style({
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
export const desk = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr) minmax(0, 580px)',
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 440px', gridTemplateRows: 'auto 1fr' },
    [media.tablet]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
    [media.phone]: { display: 'block' },
  },
});
export const underBar = `calc(${layout.head} + ${barHeight})`;
/** What stands below is out of sight, as it will be. */
export const waiting = style({ minHeight: '100dvh' });
/** Whatever else says how it is displayed. */
export const hiddenSide = style({
  '@media': { [media.tablet]: { selectors: { '&&': { display: 'none' } } } },
});
/** The phone's own line of acts, above the application's bar. */
export const phoneBar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: z.bar,
      left: 0,
      right: 0,
      bottom: `calc(${layout.bar} + env(safe-area-inset-bottom))`,
      display: 'grid',
      gridTemplateColumns: '1fr 2fr',
      gap: 8,
      padding: '10px 16px',
      borderTop: `1px solid ${color.ink}`,
      background: color.paper,
    },
  },
});
export const notes = style({
  padding: `10px ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.rule}`,
  background: color.aiWash,
  fontSize: 13,
  lineHeight: 1.7,
  wordBreak: 'auto-phrase',
});
export const noteWithAct = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
});
export const reason = style({ whiteSpace: 'pre-line' });
export const noteTrouble = style({ background: color.shuWash });
