import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const barHeight = createVar('draft-bar');
export const editor = style({
  vars: { [barHeight]: '60px' },
  '@media': { [media.phone]: { vars: { [barHeight]: '52px' } } },
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
/** Keeps what is below out of view. */
export const waiting = style({ minHeight: '100dvh' });
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
