/* The opening's head. */
import { style } from '@vanilla-extract/css';
import { mincho, num } from '../../../../ui/text/text.css.ts';
import { media, vars } from '../../../../ui/theme/theme.css.ts';
import { notice } from '../desk.css.ts';

const { color, layout } = vars;

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 56,
  padding: `4px ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.ink}`,
  '@media': {
    [media.phone]: {
      alignItems: 'flex-start',
      gap: 4,
      minHeight: 0,
      padding: '12px 16px 8px',
      borderBottom: 0,
    },
  },
});
/** To the list of openings, where it does not stand beside. */
export const back = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 32,
      height: 40,
      marginLeft: -10,
      selectors: { [`${notice} > &`]: { position: 'absolute', top: 8, left: layout.toolMargin } },
    },
    [media.phone]: { height: 32, marginTop: -2 },
  },
});
export const headWords = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 14px',
  minWidth: 0,
  flex: 1,
  '@media': {
    // One below the other whatever room there is: nothing moves when a candidate opens.
    [media.aboveP]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-start' },
    [media.phone]: { rowGap: 2 },
  },
});
export const title = style([
  mincho,
  {
    fontSize: 18,
    lineHeight: 1.35,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    '@media': { [media.phone]: { fontSize: 19, WebkitLineClamp: 2 } },
  },
]);
export const headFacts = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 14px',
  minWidth: 0,
  fontSize: 13,
  lineHeight: '19px',
  color: color.ink2,
  '@media': {
    [media.aboveP]: { flexWrap: 'nowrap', maxWidth: '100%', whiteSpace: 'nowrap', overflow: 'hidden' },
    [media.phone]: { fontSize: 12, width: '100%' },
  },
});
export const pay = style([num, { whiteSpace: 'nowrap' }]);
export const warning = style({ color: color.shu, fontWeight: 700 });
export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });
export const headActs = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  marginLeft: 'auto',
});
export const views = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.phone]: { display: 'none' } },
});
export const see = style({ '@media': { [media.tablet]: { display: 'none' } } });
