import { style } from '@vanilla-extract/css';
import { num } from '../../../ui/text/text.css.ts';
import { media, vars, z } from '../../../ui/theme/theme.css.ts';
import { barHeight } from './draft.css.ts';

const { color, layout } = vars;

/** Sticky under the header. */
export const bar = style({
  position: 'sticky',
  top: layout.head,
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: barHeight,
  padding: `0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.rule}`,
  background: color.paper,
  '@media': { [media.phone]: { gap: 8 } },
});
export const back = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  fontSize: 13,
  color: color.ink2,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});
export const title = style({
  minWidth: 0,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  outline: 'none',
  '@media': { [media.phone]: { flex: '1 1 0' } },
});
export const untitled = style({ color: color.ink3, fontWeight: 400 });
export const kindWords = style({
  flex: 'none',
  fontSize: 13,
  color: color.ink2,
  display: 'flex',
  gap: 12,
  whiteSpace: 'nowrap',
  // Leaves the room to the title.
  '@media': { [media.phone]: { display: 'none' } },
});
export const barEnd = style({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  '@media': { [media.phone]: { flex: '0 1 auto', minWidth: 0, gap: 4 } },
});
export const saveState = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  lineHeight: 1.4,
  color: color.ink2,
  whiteSpace: 'nowrap',
  // Long errors break on a phone.
  '@media': { [media.phone]: { whiteSpace: 'normal', wordBreak: 'auto-phrase', minWidth: 0 } },
});
export const saveMark = style({ color: color.ai, flex: 'none' });
export const saveTrouble = style({ color: color.shu, fontWeight: 700 });
export const saveTime = num;
