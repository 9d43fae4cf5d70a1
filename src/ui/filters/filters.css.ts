import { globalStyle, style } from '@vanilla-extract/css';
import { num } from '../text/text.css.ts';
import { media, vars, z } from '../theme/theme.css.ts';

const { color } = vars;

/** Stays under the header while the feed scrolls. */
export const bar = style({
  position: 'sticky',
  top: vars.layout.head,
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 56,
  padding: `0 ${vars.layout.margin}`,
  background: color.paper,
  borderTop: `1px solid ${color.rule}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': { [media.phone]: { height: 52 }, print: { position: 'static' } },
});

/** Doubled selector: wins over the tag's styles in any order of the style sheets. */
export const opener = style({
  flex: 'none',
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.phone]: { selectors: { '&&': { display: 'inline-flex' } } } },
});
export const openerCount = style([num, { fontWeight: 700 }]);

export const menus = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 40,
  padding: '0 14px 0 0',
  border: 0,
  background: 'none',
  fontSize: 14,
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ai } } },
    [media.coarse]: { height: 44 },
  },
});
/** While it cannot be opened yet. */
export const waitingName = style([trigger, { color: color.ink3 }]);
export const triggerSet = style([trigger, { fontWeight: 700 }]);
export const triggerIcon = style({ color: color.ink3 });

export const tags = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  '@media': {
    [media.aboveP]: {
      '::before': {
        content: '""',
        width: 1,
        height: 20,
        marginRight: 4,
        background: color.rule2,
      },
    },
  },
});

export const clear = style({
  position: 'relative',
  flex: 'none',
  height: 32,
  padding: '0 4px',
  border: 0,
  background: 'none',
  fontSize: 13,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: 5,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ai } } },
    [media.coarse]: { '::after': { content: '""', position: 'absolute', inset: '-6px 0' } },
  },
});

/** At the end of the bar, where it stays while what is chosen goes by below it; on a phone before that. */
export const aside = style({
  position: 'sticky',
  right: 0,
  order: 1,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: '100%',
  marginLeft: 'auto',
  paddingLeft: 12,
  background: color.paper,
  '@media': { [media.phone]: { position: 'static', order: 0, margin: 0, padding: '0 4px' } },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  fontSize: 13,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
export const sortName = style({
  marginRight: 6,
  color: color.ink3,
  '@media': { [media.phone]: { display: 'none' } },
});
export const sortSet = style({ fontWeight: 700 });

export const menu = style({ width: 300, padding: '14px 16px 12px' });

export const choices = style({
  selectors: { '& + &': { marginTop: 18, paddingTop: 14, borderTop: `1px solid ${color.rule}` } },
});
/** Floats, as a legend else stands in the middle of the rule. */
export const choicesName = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: 14,
  fontWeight: 700,
  marginBottom: 6,
});
globalStyle(`${choicesName} + *`, { clear: 'both' });
export const choiceList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 'min(46dvh, 380px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for focus outlines.
  padding: '2px 4px',
  margin: '0 -4px',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 12,
      maxHeight: 'none',
      overflow: 'visible',
    },
    // Long names whole.
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** As many columns as hold a name of ten characters with its count: a narrower one tears インフォグラ／フィック. */
export const choiceLongNames = style({
  '@media': {
    [media.phone]: {
      selectors: { '&&': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' } },
    },
  },
});
export const choicePairs = style({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 });
export const choice = style({ display: 'flex', alignItems: 'flex-start', gap: 8, minWidth: 0 });
export const choiceWords = style({ flex: '1 1 0', minWidth: 0, textWrap: 'balance' });
export const choiceCount = style([
  num,
  {
    flex: 'none',
    padding: '5px 0',
    fontSize: 13,
    lineHeight: '22px',
    color: color.ink3,
    whiteSpace: 'nowrap',
    '@media': { [media.coarse]: { padding: '11px 0' } },
  },
]);
export const noChoice = style({ padding: '8px 0', fontSize: 13, lineHeight: 1.6, color: color.ink2 });

/** Filters whose removal gives results. */
export const loosenings = style({ marginTop: 12, borderTop: `1px solid ${color.rule}`, maxWidth: 420 });
export const loosening = style({
  width: '100%',
  minHeight: 44,
  padding: '6px 0',
  border: 0,
  borderBottom: `1px solid ${color.rule}`,
  background: 'none',
  color: color.ink,
  fontSize: 14,
  textAlign: 'left',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ai } } } },
});
