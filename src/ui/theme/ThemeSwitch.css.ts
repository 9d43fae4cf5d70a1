import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from './theme.css.ts';

export const group = style({
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
});
export const legend = style({ float: 'left', marginRight: 4 });
export const choices = style({ display: 'flex', alignItems: 'center' });

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 28,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    // The middle dots in ライト・ダーク・端末に合わせる.
    '& + &': { marginLeft: '1em' },
    '& + &::before': {
      content: '"・"',
      position: 'absolute',
      right: '100%',
      width: '1em',
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
  '@media': { [media.coarse]: { minWidth: 44, minHeight: 44, padding: '0 14px' } },
});

/** Lies over its label, so that the label is the target and shows the focus. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const word = style({ borderBottom: '1px solid transparent', lineHeight: 1.5 });
globalStyle(`${radio}:checked + ${word}`, { fontWeight: 700, borderBottomColor: 'currentColor' });
globalStyle(`${radio}:focus-visible + ${word}`, { outline: `2px solid ${vars.color.ai}`, outlineOffset: 2 });
