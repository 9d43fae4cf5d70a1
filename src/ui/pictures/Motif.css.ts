import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;
/** What stands out of a motif. */
const accent = createVar();

export const plain = style({ fill: 'currentcolor' });
export const faint = style({ fill: 'currentcolor', opacity: 0.22 });
export const lit = style({ fill: accent });
export const line = style({ stroke: 'currentcolor' });
export const litLine = style({ stroke: accent });

/** Paper and inks of a drawn cover. */
export const tones = styleVariants({
  ai: { background: color.aiFill, color: color.onAi, vars: { [accent]: color.shuFill } },
  ink: { background: '#181714', color: '#F8F6F1', vars: { [accent]: '#C9421F' } },
  sand: { background: '#E8E3D6', color: '#181714', vars: { [accent]: '#C2371B' } },
  shu: { background: color.shuFill, color: color.onShu, vars: { [accent]: '#181714' } },
});
