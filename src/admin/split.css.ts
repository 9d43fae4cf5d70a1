import { globalStyle, style } from '@vanilla-extract/css';
import { mincho } from '../ui/text/text.css.ts';
import { media, vars } from '../ui/theme/theme.css.ts';

const { color, font } = vars;

/** A list, and beside it what is chosen of it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.phone]: { display: 'block' } },
});
export const list = style({
  margin: 0,
  padding: 0,
  borderRight: `1px solid ${color.rule}`,
  listStyle: 'none',
  '@media': { [media.phone]: { borderRight: 0 } },
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  padding: '10px 16px 10px 13px',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${color.rule}`,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: 14,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { background: color.aiWash, borderLeftColor: color.ai },
    '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
  },
});
globalStyle(`${item} > small, ${item} > span:last-child:not(:nth-child(2))`, { gridColumn: '1 / -1' });
export const end = style({ fontFamily: font.num, fontSize: 12, color: color.ink3, whiteSpace: 'nowrap' });
export const pane = style({
  padding: '20px 0 0 28px',
  '@media': { [media.phone]: { padding: '20px 0 0' } },
});
export const paneTitle = style([mincho, { marginBottom: 12, fontSize: 24, lineHeight: 1.35 }]);
globalStyle(`${paneTitle} a`, {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 6,
  textDecorationColor: color.rule2,
});
globalStyle(`${paneTitle} a:hover`, { color: color.ai, textDecorationColor: 'currentColor' });
export const facts = style({ margin: 0, fontSize: 14, lineHeight: 1.7 });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '7px 0',
  borderBottom: `1px solid ${color.rule}`,
});
globalStyle(`${facts} dt`, { color: color.ink3, wordBreak: 'auto-phrase' });
globalStyle(`${facts} dd`, {
  margin: 0,
  whiteSpace: 'pre-wrap',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const warning = style({
  marginTop: 16,
  padding: '10px 14px',
  borderLeft: `3px solid ${color.shu}`,
  background: color.shuWash,
  fontSize: 13,
  lineHeight: 1.7,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 24 });
export const words = style({ margin: '12px 0 0', padding: 0, listStyle: 'none' });
export const word = style({
  padding: '10px 0 10px 14px',
  borderLeft: `2px solid ${color.rule2}`,
  fontSize: 14,
  lineHeight: 1.8,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: 6 } },
});

globalStyle(`${word} mark`, { background: color.shuWash, color: 'inherit', fontWeight: 700 });

export const written = style({ maxWidth: 720, marginTop: 24 });

/** On a phone one of the two at a time. */
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });
export const back = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline-flex', marginTop: 12 } },
});
