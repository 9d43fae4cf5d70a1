import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const tone = createVar('tone');

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });

export const mark = style({
  display: 'inline-block',
  flex: 'none',
  width: 9,
  height: 9,
  borderRadius: '50%',
  border: `1.5px solid ${tone}`,
  forcedColorAdjust: 'none',
});

export const tones = styleVariants({
  creator: { vars: { [tone]: vars.color.shu } },
  company: { vars: { [tone]: vars.color.ai } },
  ink: { vars: { [tone]: vars.color.ink } },
  quiet: { vars: { [tone]: vars.color.ink3 } },
});

export const shapes = styleVariants({
  filled: { background: tone },
  half: { background: `linear-gradient(90deg, ${tone} 50%, transparent 50%)` },
  ring: { background: 'none' },
});
