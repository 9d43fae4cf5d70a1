import { style } from '@vanilla-extract/css';
import { num, paneTitleS } from '../../../../ui/text/text.css.ts';
import { media, vars } from '../../../../ui/theme/theme.css.ts';
import { desk } from '../desk.css.ts';

const { color, layout } = vars;

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderRight: `1px solid ${color.rule}`,
  selectors: { [`${desk}[data-talk] > &`]: { display: 'none' } },
  '@media': {
    [media.narrow]: {
      borderRight: 0,
      selectors: { [`${desk}:not([data-pane=openings]) > &`]: { display: 'none' } },
    },
  },
});
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 56,
  padding: `0 16px 0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.ink}`,
});
export const heading = style([paneTitleS]);
export const figure = style([num]);
export const write = style({ marginLeft: 'auto' });
export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingBottom: 24,
  scrollbarWidth: 'thin',
  '@media': { [media.phone]: { overflow: 'visible' } },
});
export const group = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `14px 16px 6px ${layout.toolMargin}`,
  fontSize: 12,
  fontWeight: 400,
  color: color.ink3,
});
export const row = style({
  display: 'block',
  padding: `10px 16px 11px calc(${layout.toolMargin} - 3px)`,
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.sink } } },
    // Where the list stands alone, nothing beside it answers to a choice.
    [media.narrow]: {
      selectors: {
        [`${desk}[data-pane=openings] &[aria-current]`]: {
          borderLeftColor: 'transparent',
          background: 'none',
        },
      },
    },
  },
  selectors: {
    '&[aria-current]': { borderLeftColor: color.ai, background: color.aiWash },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
const titleLook = {
  display: 'block',
  fontSize: 13,
  lineHeight: 1.5,
  fontWeight: 700,
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
  '@media': { [media.narrow]: { fontSize: 15 } },
} as const;
export const title = style(titleLook);
export const untitled = style({ ...titleLook, color: color.ink3 });
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 4,
  fontSize: 12,
  color: color.ink2,
});
export const age = style([num, { color: color.ink3 }]);
export const entries = style({ display: 'flex', alignItems: 'center', gap: 6, marginLeft: 'auto' });
export const count = style([num, { whiteSpace: 'nowrap' }]);
export const more = style({ padding: '8px 12px' });
