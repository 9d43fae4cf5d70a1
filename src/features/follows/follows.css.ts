import { style } from '@vanilla-extract/css';
import { fig, mincho, num, workTitle } from '../../ui/text/text.css.ts';
import { media, vars, z } from '../../ui/theme/theme.css.ts';
import { personLink, personStanding } from '../people/person.css.ts';

const { color, layout } = vars;

export const page = style({
  padding: `0 ${layout.margin} 64px`,
  minHeight: `calc(100dvh - ${layout.head} - 100px)`,
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 102,
  padding: '32px 0 24px',
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: '6px 16px', minHeight: 72, padding: '20px 0 16px' } },
});
/** On a phone the count, which comes later, has its line below a long title. */
export const longHead = style([
  head,
  {
    '@media': {
      [media.phone]: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        minHeight: 100,
      },
    },
  },
]);
/** On one line with the count, which comes later. */
export const title = style([workTitle, { '@media': { [media.phone]: { fontSize: 21 } } }]);
export const tabs = style({ flex: '0 1 auto' });
export const count = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: 4,
  fontSize: 13,
  lineHeight: 1,
  color: color.ink2,
});
export const countFigure = style([fig, { fontSize: 34, color: color.ink }]);

/** Person and newest works; on phones the works below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(304px, 4fr) minmax(0, 8fr)',
  columnGap: layout.gutter,
  padding: '24px 0',
  borderTop: `1px solid ${color.ink}`,
  contain: 'layout style',
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', gap: 14, padding: '18px 0 22px' } },
});
export const person = style({ display: 'flex', gap: 14, alignItems: 'flex-start', minWidth: 0 });
export const who = style({ minWidth: 0, flex: 1 });
/** On a phone it takes its line, and the act the next. */
export const followerWho = style([who, { '@media': { [media.phone]: { flexBasis: 'calc(100% - 54px)' } } }]);
export const name = style([mincho, { fontSize: 20, lineHeight: 1.4, overflowWrap: 'anywhere' }]);
export const nameLink = personLink;
export const standing = personStanding;
export const since = style({ fontSize: 12, lineHeight: 1.7, color: color.ink3 });
export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  // Below the picture too, or its last button would stand alone.
  '@media': {
    [media.small]: { marginLeft: -62 },
    '(min-width: 768px) and (max-width: 1199px)': { marginLeft: -62 },
  },
});
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 6,
    },
  },
});
/** Phones show three. */
export const thumb = style({
  position: 'relative',
  '@media': { [media.phone]: { selectors: { '&:nth-child(4)': { display: 'none' } } } },
});
export const thumbLink = style({ display: 'block' });
export const noWorks = style({ fontSize: 13, lineHeight: 1.7, color: color.ink3 });

export const followerRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '16px 0',
  borderTop: `1px solid ${color.rule}`,
  contain: 'layout style',
  '@media': {
    [media.phone]: { flexWrap: 'wrap', gap: '8px 14px' },
    // The day and the act on one line.
    [media.small]: { columnGap: 8 },
  },
});
/** On a phone below the name, beside the day. */
export const followerAct = style({
  flex: 'none',
  '@media': { [media.phone]: { order: 1, marginLeft: 'auto' } },
});
export const followerName = style({
  fontSize: 15,
  lineHeight: 1.5,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const when = style({
  flex: 'none',
  fontSize: 12,
  color: color.ink3,
  '@media': { [media.phone]: { order: 1, paddingLeft: 54 } },
});

export const day = style([
  mincho,
  { borderTop: `3px solid ${color.ink}`, padding: '12px 0', fontSize: 20, lineHeight: 1.4 },
]);
export const activity = style({
  display: 'grid',
  gridTemplateColumns: '56px 40px minmax(0, 1fr)',
  columnGap: 14,
  padding: '18px 0',
  borderTop: `1px solid ${color.rule}`,
  contain: 'layout style',
  '@media': { [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr)' } },
});
export const time = style([
  num,
  {
    fontSize: 13,
    lineHeight: '24px',
    color: color.ink3,
    '@media': { [media.phone]: { gridColumn: '2', gridRow: '2', lineHeight: 1.7 } },
  },
]);
export const deed = style({ fontSize: 14, lineHeight: '24px', minWidth: 0, wordBreak: 'auto-phrase' });
export const deedLine = style({
  position: 'relative',
  zIndex: z.raised,
  width: 'fit-content',
  maxWidth: `calc((100% - ${layout.gutter}) / 3)`,
  '@media': { [media.phone]: { maxWidth: '100%' } },
});
export const deedName = style({
  fontWeight: 700,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
    [media.coarse]: { display: 'inline-block', padding: '8px 0', margin: '-8px 0' },
  },
});
export const newStatus = style({ marginTop: 4 });
/** Its pictures begin beside the first line, which stays to be pressed. */
export const workPlace = style({
  position: 'relative',
  marginTop: -24,
  '@media': { [media.phone]: { maxWidth: 320, marginTop: 12 } },
});
/** Text, with pictures to its right; on phones below the first picture. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: layout.gutter,
  alignItems: 'start',
  '@media': { [media.phone]: { display: 'block' } },
});
/** Fewer than three align right, where the bookmark is. */
export const pictures = style({
  gridColumn: 2,
  gridRow: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 12,
  alignItems: 'start',
  '@media': { [media.phone]: { display: 'block' } },
});
/** Content must not widen it. */
export const workPicture = style({
  flex: '0 0 calc((100% - 24px) / 3)',
  minWidth: 0,
  '@media': { [media.phone]: { selectors: { '& + &': { display: 'none' } } } },
});
/** Room for the bookmark on touch screens. */
export const workWords = style({
  display: 'block',
  minWidth: 0,
  paddingTop: 32,
  '@media': { [media.phone]: { padding: '0 36px 0 0' }, [media.coarse]: { paddingRight: 36 } },
});
export const workName = style([
  mincho,
  {
    display: 'block',
    fontSize: 20,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { marginTop: 8, fontSize: 17 } },
  },
]);
export const workCategories = style({ display: 'block', fontSize: 12, lineHeight: 1.6, color: color.ink3 });

export const waiting = style({
  display: 'flex',
  gap: 14,
  padding: '18px 0',
  borderTop: `1px solid ${color.rule}`,
});
export const waitingFace = style({ width: 40, height: 40, borderRadius: '50%' });
export const waitingName = style({ width: 160, height: 16, marginTop: 4 });
export const waitingLine = style({ width: 240, maxWidth: '50vw', height: 12, marginTop: 10 });
