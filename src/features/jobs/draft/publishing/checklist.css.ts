import { style } from '@vanilla-extract/css';
import { fig } from '../../../../ui/text/text.css.ts';
import { media, vars } from '../../../../ui/theme/theme.css.ts';
import { barHeight, underBar } from '../draft.css.ts';

const { color, layout } = vars;

export const checklist = style({
  position: 'sticky',
  top: underBar,
  height: `calc(100dvh - ${layout.head} - ${barHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `28px 16px 32px ${layout.toolMargin}`,
  borderRight: `1px solid ${color.rule}`,
  '@media': {
    [media.narrow]: {
      position: 'static',
      height: 'auto',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gridColumn: 1,
      alignItems: 'center',
      gap: '0 16px',
      padding: '16px 40px',
      borderRight: 0,
      borderBottom: `1px solid ${color.rule}`,
    },
    [media.tablet]: {
      position: 'sticky',
      display: 'block',
      height: `calc(100dvh - ${layout.head} - ${barHeight})`,
      padding: `28px 16px 32px ${layout.toolMargin}`,
      borderRight: `1px solid ${color.rule}`,
      borderBottom: 0,
    },
    [media.phone]: {
      position: 'static',
      height: 'auto',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: '0 16px',
      padding: 16,
      borderRight: 0,
      borderBottom: `1px solid ${color.rule}`,
    },
  },
});
export const count = style({ display: 'flex', alignItems: 'baseline', gap: 6 });
export const countDone = style([
  fig,
  {
    fontSize: 72,
    '@media': {
      [media.narrow]: { fontSize: 52 },
      [media.tablet]: { fontSize: 72 },
      [media.phone]: { fontSize: 52 },
    },
  },
]);
export const countAll = style({ fontSize: 14, lineHeight: 1, whiteSpace: 'nowrap' });
/** Only where there is a column for it. */
export const inColumn = style({
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.tablet]: { display: 'block' },
    [media.phone]: { display: 'none' },
  },
});
export const twist = style([inColumn, { margin: '14px 0 4px' }]);
export const lead = style({
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  margin: '10px 0 12px',
  wordBreak: 'auto-phrase',
  '@media': {
    [media.narrow]: { margin: 0 },
    [media.tablet]: { margin: '10px 0 12px' },
    [media.phone]: { margin: 0, fontSize: 12 },
  },
});
export const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'start',
  width: '100%',
  minHeight: 32,
  padding: '6px 0',
  border: 0,
  background: 'none',
  color: color.ink2,
  fontSize: 13,
  lineHeight: 1.5,
  textAlign: 'left',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
    [media.coarse]: { minHeight: 44, alignItems: 'center' },
  },
});
export const checkUnmet = style({ color: color.shu, fontWeight: 700 });
export const checkMark = style({ color: color.ai, marginTop: 2 });
export const checkRing = style({
  width: 9,
  height: 9,
  margin: '5px 3px',
  border: `1.5px solid ${color.shu}`,
  borderRadius: '50%',
});
