import { style } from '@vanilla-extract/css';
import { link } from '../../ui/text/link.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: 20 });
export const note = style({ fontSize: 13, lineHeight: 1.7 });
export const opener = style([
  link,
  {
    display: 'block',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
    width: 'fit-content',
    minHeight: 44,
    marginTop: 12,
    fontSize: 12,
    lineHeight: 1.5,
    color: vars.color.ink3,
  },
]);
