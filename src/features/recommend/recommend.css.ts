import { globalStyle, style } from '@vanilla-extract/css';
import { mincho, num } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';
import { personLink } from '../people/person.css.ts';

const { color, layout } = vars;

/** The need on the left, who fits on the right; above one another where that would be narrow. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: '453px minmax(0, 1fr)',
  width: '100%',
  minHeight: `calc(100dvh - ${layout.head})`,
  '@media': {
    '(max-width: 1199px)': { gridTemplateColumns: '340px minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});

export const asking = style({
  padding: `32px 40px 40px ${layout.margin}`,
  borderRight: `1px solid ${color.ink}`,
  '@media': {
    '(max-width: 1199px)': { padding: `28px 24px 32px ${layout.toolMargin}` },
    [media.tablet]: { padding: '22px 16px 20px', borderRight: 0, borderBottom: `1px solid ${color.ink}` },
  },
});
export const stays = style({
  position: 'sticky',
  top: `calc(${layout.head} + 32px)`,
  '@media': { [media.tablet]: { position: 'static' } },
});
export const title = style([
  mincho,
  {
    fontSize: 31,
    lineHeight: 1.35,
    '@media': { [media.narrow]: { fontSize: 26 }, [media.phone]: { fontSize: 26 } },
  },
]);
export const lead = style({ marginTop: 4, fontSize: 13, lineHeight: 1.7, color: color.ink2 });

const line = 40;

/** Ruled paper: what is typed lies over the same words with their marks. */
export const paper = style({
  display: 'grid',
  marginTop: 14,
  borderTop: `3px solid ${color.ink}`,
  backgroundImage: `repeating-linear-gradient(to bottom, transparent 0, transparent ${line - 1}px, ${color.rule2} ${line - 1}px, ${color.rule2} ${line}px)`,
  minHeight: line * 9,
  selectors: { '&:focus-within': { outline: `2px solid ${color.ai}`, outlineOffset: 4 } },
  '@media': { [media.tablet]: { minHeight: line * 6 } },
});
const written = {
  gridArea: '1 / 1',
  margin: 0,
  padding: 0,
  border: 0,
  fontFamily: vars.font.mincho,
  fontSize: 18,
  lineHeight: `${line}px`,
  letterSpacing: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'normal',
  lineBreak: 'auto',
} as const;
export const words = style({
  ...written,
  color: color.ink,
  pointerEvents: 'none',
  userSelect: 'none',
  paddingBottom: line,
});
export const mark = style({
  position: 'relative',
  backgroundImage: `linear-gradient(${color.aiWash}, ${color.aiWash})`,
  backgroundSize: '100% 11px',
  backgroundPosition: '0 calc(100% - 7px)',
  backgroundRepeat: 'no-repeat',
  WebkitTextStroke: '.55px currentColor',
});
export const markNumber = style([
  num,
  {
    position: 'absolute',
    left: '100%',
    top: -4,
    marginLeft: -1,
    whiteSpace: 'nowrap',
    fontSize: 11,
    lineHeight: 1,
    fontWeight: 700,
    color: color.ai,
    WebkitTextStroke: '0',
  },
]);
export const typed = style({
  ...written,
  width: '100%',
  resize: 'none',
  overflow: 'hidden',
  background: 'transparent',
  color: 'transparent',
  caretColor: color.ink,
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.ink3 },
    '&::selection': { background: color.aiWash, color: color.ink },
  },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
export const under = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 10,
  fontSize: 12,
  lineHeight: 1.6,
  color: color.ink2,
});
export const tooLong = style({ color: color.shu, fontWeight: 700 });
export const wrong = style({ marginTop: 8, fontSize: 13, lineHeight: 1.7, color: color.shu });

export const understood = style({
  marginTop: 36,
  paddingTop: 10,
  borderTop: `1px solid ${color.ink}`,
  '@media': { [media.tablet]: { marginTop: 18 } },
});
export const understoodHead = style({ fontSize: 13, fontWeight: 700, lineHeight: 1.7 });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      margin: '8px -16px 0',
      padding: '0 16px 4px',
      scrollbarWidth: 'none',
    },
  },
});
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 32,
  paddingLeft: 10,
  border: `1px solid ${color.rule2}`,
  borderRadius: vars.radius.s,
  background: color.raise,
  fontSize: 13,
  lineHeight: 1.4,
  '@media': { [media.coarse]: { minHeight: 44 } },
});
export const tagNumber = style([num, { marginRight: 5, fontWeight: 700, color: color.ai }]);
export const tagRemove = style({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  minHeight: 30,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [media.coarse]: { width: 44, minHeight: 44 } },
});
export const correct = style({ marginTop: 12 });
export const back = style({ marginTop: 8 });
export const go = style({ marginTop: 16 });

export const key = style({
  '@media': { [media.coarse]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

export const found = style({
  padding: `28px ${layout.margin} 48px 40px`,
  minWidth: 0,
  '@media': {
    '(max-width: 1199px)': { padding: `28px ${layout.toolMargin} 48px 28px` },
    [media.tablet]: { padding: '22px 16px 40px' },
  },
});
export const foundHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 14px',
  paddingTop: 14,
  borderTop: `3px solid ${color.ink}`,
});
export const foundTitle = style([mincho, { fontSize: 25, lineHeight: 1.4 }]);
export const foundCount = style([num, { fontSize: 24, fontWeight: 700 }]);
export const foundNote = style({ marginLeft: 'auto', fontSize: 12, lineHeight: 1.7, color: color.ink2 });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const stale = style({ opacity: 0.55 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  padding: '22px 0 26px',
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative', padding: '20px 0' },
  },
});
export const rank = style([
  num,
  {
    fontSize: 58,
    fontWeight: 700,
    lineHeight: 1,
    '@media': { [media.phone]: { position: 'absolute', right: 0, top: 16, fontSize: 40 } },
  },
]);
export const smallRank = style({ fontSize: 38, '@media': { [media.phone]: { fontSize: 34 } } });
export const body = style({ minWidth: 0 });
export const head = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  '@media': {
    [media.narrow]: { flexWrap: 'wrap' },
    [media.phone]: { flexDirection: 'column', gap: 10 },
  },
});
export const who = style({ flex: 1, minWidth: 0 });
export const name = style([mincho, { fontSize: 21, lineHeight: 1.35 }]);
export const nameLink = personLink;
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { justifyContent: 'flex-start', marginTop: 14 } },
});
/** Beside the name where there is room for both. */
export const actsAbove = style({
  '@media': {
    [media.narrow]: { flexBasis: '100%', justifyContent: 'flex-start' },
    [media.phone]: { display: 'none' },
  },
});
export const actsBelow = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });
export const reason = style({
  maxWidth: 660,
  margin: '12px 0 0',
  fontSize: 15,
  lineHeight: 1.95,
  wordBreak: 'auto-phrase',
});
export const said = style({
  fontWeight: 700,
  backgroundImage: `linear-gradient(${color.aiWash}, ${color.aiWash})`,
  backgroundSize: '100% 10px',
  backgroundPosition: '0 calc(100% - 3px)',
  backgroundRepeat: 'no-repeat',
});
export const saidNumber = style([
  num,
  { fontSize: 11, fontWeight: 700, color: color.ai, verticalAlign: 'super', lineHeight: 1, marginLeft: 1 },
]);
export const letter = style([
  num,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 18,
    height: 18,
    margin: '0 3px',
    border: `1px solid ${color.rule2}`,
    borderRadius: 2,
    background: color.raise,
    fontSize: 12,
    fontWeight: 700,
    lineHeight: 1,
    verticalAlign: '1px',
  },
]);
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gap: 5 } },
});
export const smallWorks = style({
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const beyondPhone = style({ '@media': { [media.phone]: { display: 'none' } } });
export const workName = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  marginTop: 6,
  fontSize: 12,
  lineHeight: 1.5,
  minHeight: 18,
  color: color.ink2,
});
export const workWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const named = style({ color: color.ink, fontWeight: 700 });
export const filledLetter = style([
  num,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    background: color.aiFill,
    color: color.onAi,
    fontSize: 12,
    fontWeight: 700,
    lineHeight: 1,
  },
]);

export const how = style({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  gap: 8,
  marginTop: 28,
  paddingTop: 12,
  borderTop: `1px solid ${color.ink}`,
  fontSize: 13,
  lineHeight: 1.9,
  wordBreak: 'auto-phrase',
  color: color.ink2,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const howTitle = style({ fontWeight: 700, color: color.ink });

globalStyle(`${words} ::selection`, { background: 'transparent' });
