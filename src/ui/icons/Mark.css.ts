import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { mincho } from '../text/text.css.ts';

/** The background colour: it cuts the lower thread where the upper one passes. */
export const ground = createVar('ground');

const thread = style({ fill: 'none', strokeLinecap: 'round' });
export const grounds = styleVariants({
  paper: { vars: { [ground]: vars.color.paper } },
  raise: { vars: { [ground]: vars.color.raise } },
  sink: { vars: { [ground]: vars.color.sink } },
});

export const mark = style([thread, { display: 'block', flex: 'none', strokeWidth: 3.2 }]);
export const ai = style({ stroke: vars.color.ai });
export const shu = style({ stroke: vars.color.shu });
export const cut = style({ stroke: ground, strokeWidth: 6.5, strokeLinecap: 'butt' });

export const brand = style([
  mincho,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    fontSize: 22,
    lineHeight: 1.2,
    letterSpacing: '.02em',
  },
]);

export const twist = style({ display: 'block', fill: 'none', strokeWidth: 2.5 });
export const twistCut = style({ stroke: ground, strokeWidth: 7 });

export const progress = style({ display: 'flex', alignItems: 'center', width: '100%', height: 16 });
export const done = style({ display: 'flex', overflow: 'hidden', height: 16, flex: 'none' });
globalStyle(`${done} > svg`, { maxWidth: 'none', flex: 'none' });
export const rest = style({
  flex: 1,
  height: 2,
  background: vars.color.rule2,
  '@media': { print: { background: '#000' } },
});
