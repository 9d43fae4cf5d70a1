import { style } from '@vanilla-extract/css';
import { mincho, num } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

export const card = style({
  minWidth: 0,
  contain: 'layout style',
  position: 'relative',
  // Painted by itself, with room for the ring of what has the focus and for the ribbon that fingers press.
  '@supports': { '(overflow-clip-margin: 1px)': { contain: 'layout paint style', overflowClipMargin: 14 } },
});

export const link = style({
  display: 'block',
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
});

export const titleLine = style({
  display: 'flex',
  gap: 10,
  alignItems: 'baseline',
  paddingTop: 10,
  '@media': { [media.phone]: { paddingTop: 8 } },
});

export const number = style([
  num,
  {
    flex: 'none',
    fontSize: 12,
    fontWeight: 500,
    fontStretch: '75%',
    letterSpacing: '.02em',
    color: vars.color.ink3,
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

export const title = style({
  fontSize: 15,
  lineHeight: 1.5,
  // One line: nothing to look for phrases in.
  wordBreak: 'normal',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
  '@media': {
    [media.phone]: { fontSize: 13 },
    [media.hover]: {
      selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 4 } },
    },
  },
});

export const authorLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 20,
  marginTop: 4,
  fontSize: 13,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { fontSize: 12, marginTop: 2, gap: 6 },
    // Room for the ribbon, which hangs here where fingers point.
    [`${media.phone}, ${media.coarse}`]: { paddingRight: 28 },
  },
});

/** Cut only where the line has no room for it: beside the portrait and the state's shape. */
export const author = style({
  flex: 'none',
  maxWidth: 'calc(100% - 48px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A name is short, so its target reaches above and below the line.
  position: 'relative',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: 4 },
      },
    },
  },
});

/** Gives way to the author's name. */
export const category = style({
  minWidth: 0,
  marginLeft: 'auto',
  paddingLeft: 8,
  fontSize: 12,
  color: vars.color.ink3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { display: 'none' } },
});

/** 「編集部の一枚」: two columns and two rows, its picture as high as the cards beside it. */
export const pick = style([card, { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }]);

export const pickLink = style([link, { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }]);

export const pickPicture = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '@media': { [media.phone]: { flex: 'none', aspectRatio: '4 / 3' } },
});

/** Out of the flow, so that the picture takes the height that the cards beside it give, and never its own. */
export const pickImage = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const pickLabel = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  background: vars.color.paper,
  padding: '6px 14px 0 0',
  fontSize: 12,
  fontWeight: 700,
});

export const pickText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 24,
  alignItems: 'end',
  paddingTop: 12,
  '@media': { [media.narrow]: { display: 'block' } },
});

export const pickTitle = style([
  mincho,
  {
    fontSize: 26,
    lineHeight: 1.4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
    '@media': { [media.phone]: { fontSize: 20 } },
  },
]);

export const pickReason = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  maxWidth: '22em',
  maxHeight: '3.4em',
  overflow: 'hidden',
  fontSize: 13,
  lineHeight: 1.7,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
  '@media': { [media.narrow]: { display: 'none' } },
});
