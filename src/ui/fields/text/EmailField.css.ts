import { style } from '@vanilla-extract/css';
import { link } from '../../text/link.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const suggestion = style({ display: 'block' });
/** A target as large as a finger inside a line of text. */
export const fix = style([
  link,
  {
    position: 'relative',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.ai,
    fontWeight: 700,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    '::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
  },
]);
