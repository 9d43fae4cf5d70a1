import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';
import { barHeight, underBar } from './draft.css.ts';
import { newWords } from './newWordsName.ts';

const { color, layout } = vars;

export const previewSide = style({
  position: 'sticky',
  top: underBar,
  height: `calc(100dvh - ${layout.head} - ${barHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px 32px 48px',
  borderLeft: `1px solid ${color.ink}`,
  background: color.sink,
  '@media': {
    [media.narrow]: { gridColumn: 2, gridRow: '1 / span 2', padding: '16px 20px 48px' },
    [media.tablet]: {
      gridColumn: '1 / -1',
      position: 'static',
      height: 'auto',
      minHeight: '60dvh',
      padding: `16px ${layout.toolMargin} 120px`,
      borderLeft: 0,
    },
  },
});
export const previewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 40,
  marginBottom: 12,
  fontSize: 13,
});
export const previewTitle = style({ fontSize: 13, fontWeight: 700 });
export const previewNote = style({
  color: color.ink2,
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.tablet]: { display: 'inline' },
    [media.phone]: { display: 'none' },
  },
});
globalStyle(`::highlight(${newWords})`, { backgroundColor: color.aiWash, color: color.ink });
export const devices = style({ marginLeft: 'auto', display: 'flex', gap: 16 });
export const device = style({
  minHeight: 36,
  padding: '0 0 2px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: color.ink2,
  fontSize: 13,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { color: color.ink, fontWeight: 700, borderBottomColor: color.ink } },
  '@media': { [media.coarse]: { minHeight: 44 } },
});
export const paper = style({
  vars: { [layout.margin]: '32px' },
  background: color.paper,
  border: `1px solid ${color.rule}`,
  paddingBottom: 40,
  overflow: 'hidden',
  '@media': { [media.phone]: { vars: { [layout.margin]: '16px' } } },
});
export const phonePaper = style({ maxWidth: 375, marginInline: 'auto', vars: { [layout.margin]: '16px' } });
export const untouchable = style({ pointerEvents: 'none' });
