import { style } from '@vanilla-extract/css';
import { num } from '../text/text.css.ts';
import { media, vars, z } from '../theme/theme.css.ts';

const { color } = vars;

/** Stays under the head while the feed goes by. */
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

/** A tag by its look: doubled, so that it holds whichever of the two style sheets comes first. */
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

export const menu = style({ width: 300, padding: '14px 16px 12px' });

export const choices = style({
  selectors: { '& + &': { marginTop: 18, paddingTop: 14, borderTop: `1px solid ${color.rule}` } },
});
export const choicesName = style({ padding: 0, fontSize: 14, fontWeight: 700, marginBottom: 6 });
export const choiceList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 'min(46dvh, 380px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the outline of what has the focus.
  padding: '2px 4px',
  margin: '0 -4px',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 12,
      maxHeight: 'none',
      overflow: 'visible',
    },
  },
});
export const noChoice = style({ padding: '8px 0', fontSize: 13, lineHeight: 1.6, color: color.ink2 });
