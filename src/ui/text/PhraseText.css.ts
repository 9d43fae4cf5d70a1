import { style } from '@vanilla-extract/css';

/** Only where phrases are marked in the HTML. */
export const phrases = style({ wordBreak: 'keep-all', overflowWrap: 'anywhere' });

export const whole = style({ whiteSpace: 'nowrap' });
