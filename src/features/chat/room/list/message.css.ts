import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../../../ui/theme/theme.css.ts';

const { color, font, radius } = vars;

/** On a phone, or beside a candidate at the desk. */
const narrow = '(max-width: 560px)';

/** Name in the margin, a line, the text, the time. In a narrow list the name is above. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '92px 2px minmax(0, 1fr) 64px',
  columnGap: 14,
  paddingInline: 32,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '76px 2px minmax(0, 1fr) 52px', paddingInline: 20 },
  },
  '@container': {
    [narrow]: { gridTemplateColumns: '2px minmax(0, 1fr)', columnGap: 12, paddingInline: 16 },
  },
});

/** Highlights the message a search or quote led to. */
const fade = keyframes({ from: { background: color.aiWash }, to: { background: 'transparent' } });
export const goal = style({ animation: `${fade} 4s ease-out`, outline: 'none' });

export const first = style({ paddingTop: 14 });

export const name = style({
  gridRow: 1,
  gridColumn: 1,
  paddingTop: 3,
  fontSize: 13,
  fontWeight: 700,
  lineHeight: 1.6,
  textAlign: 'right',
  overflowWrap: 'anywhere',
  wordBreak: 'auto-phrase',
  '@container': {
    [narrow]: {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      padding: '0 0 2px',
      textAlign: 'left',
    },
  },
});

export const company = style({
  display: 'block',
  color: color.ink3,
  fontSize: 11,
  fontWeight: 400,
  '@container': { [narrow]: { display: 'inline' } },
});

export const thread = style({
  gridColumn: 2,
  gridRow: 1,
  background: color.ai,
  selectors: { '&[data-side=creator]': { background: color.shu } },
  '@container': { [narrow]: { gridColumn: 1, gridRow: 2 } },
});

export const body = style({
  gridColumn: 3,
  gridRow: 1,
  position: 'relative',
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  minWidth: 0,
  padding: '2px 0',
  fontSize: 15,
  lineHeight: 1.8,
  '@container': {
    [narrow]: { gridColumn: 2, gridRow: 2 },
  },
  // Room for the touch menu.
  '@media': { [media.coarse]: { paddingRight: 36 } },
});

export const meta = style({
  gridColumn: 4,
  gridRow: 1,
  paddingTop: 4,
  color: color.ink3,
  fontFamily: font.num,
  fontSize: 12,
  lineHeight: 1.5,
  textAlign: 'right',
  '@container': { [narrow]: { display: 'none' } },
});

export const phoneMeta = style({
  display: 'none',
  color: color.ink3,
  fontFamily: font.num,
  fontSize: 12,
  fontWeight: 400,
  '@container': { [narrow]: { display: 'inline' } },
});

export const phoneLine = style({
  display: 'none',
  color: color.ink3,
  fontSize: 11,
  lineHeight: 1.5,
  '@container': { [narrow]: { display: 'block' } },
});

export const read = style({
  display: 'block',
  fontFamily: font.gothic,
  fontSize: 11,
  '@container': { [narrow]: { display: 'inline', marginLeft: 6 } },
});

export const words = style({ margin: 0, maxWidth: '42em', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0 });
export const gone = style({ margin: 0, color: color.ink3, fontSize: 13 });

export const tools = style({
  position: 'absolute',
  top: -8,
  right: 0,
  display: 'flex',
  gap: 2,
  background: color.raise,
  border: `1px solid ${color.rule2}`,
  borderRadius: radius.m,
  opacity: 0,
  selectors: {
    [`${body}:hover > &, ${body}:focus-within > &`]: { opacity: 1 },
  },
  '@media': { [media.coarse]: { display: 'none' } },
});

/** Touch screens have no hover. */
export const touchTools = style({
  display: 'none',
  '@media': { [media.coarse]: { display: 'inline-grid', position: 'absolute', top: -4, right: -8 } },
});

/** A card's upper corner has its deadline or its state. */
export const belowCard = style({
  selectors: { [`&${tools}`]: { top: 'auto', bottom: -8 } },
});

export const quote = style({
  display: 'block',
  width: '100%',
  padding: '2px 0 2px 10px',
  border: 0,
  borderLeft: `2px solid ${color.rule2}`,
  background: 'none',
  color: color.ink2,
  font: 'inherit',
  fontSize: 13,
  lineHeight: 1.6,
  textAlign: 'left',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const album = style({ display: 'flex', flexWrap: 'wrap', gap: 4, maxWidth: 520 });
export const single = style({ maxWidth: 360, width: '100%' });
/** A picture of an album; a film takes the line. */
export const tile = style({
  position: 'relative',
  width: 'min(160px, 31%)',
  selectors: { '&[data-film]': { width: '100%' } },
});
export const tileGone = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  margin: 0,
  padding: 8,
  aspectRatio: '4 / 3',
  background: color.sink,
  color: color.ink3,
  fontSize: 12,
  lineHeight: 1.5,
  textAlign: 'center',
  wordBreak: 'auto-phrase',
});
export const tileTools = style({
  position: 'absolute',
  top: 4,
  right: 4,
  background: color.raise,
  opacity: 0,
  selectors: {
    [`${tile}:hover > &, ${tile}:focus-within > &, &[aria-expanded=true]`]: { opacity: 1 },
  },
  '@media': { [media.coarse]: { opacity: 1 } },
});
export const pictureLink = style({ display: 'block' });
export const film = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 420,
  background: color.sink,
});

export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  minHeight: 44,
  padding: '6px 14px 6px 8px',
  border: `1px solid ${color.rule2}`,
  borderRadius: radius.m,
  color: color.ink,
  fontSize: 14,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.ink } },
});
export const fileKind = style({
  flex: 'none',
  padding: '4px 7px',
  background: color.ink,
  color: color.paper,
  fontFamily: font.num,
  fontSize: 12,
  fontWeight: 700,
  borderRadius: radius.s,
});
export const fileName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const fileSize = style({ flex: 'none', color: color.ink3, fontFamily: font.num, fontSize: 12 });

export const card = style({ width: 'min(100%, 540px)', border: `1px solid ${color.ink}`, lineHeight: 1.6 });
export const cardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 16px',
  borderBottom: `1px solid ${color.ink}`,
  fontSize: 13,
  fontWeight: 700,
});
export const cardAside = style({ color: color.ink2, fontWeight: 400 });
export const cardBody = style({ display: 'grid', gap: 6, padding: '12px 16px 14px', fontSize: 13 });
export const cardTitle = style({
  margin: 0,
  fontFamily: font.mincho,
  fontSize: 19,
  fontWeight: 700,
  lineHeight: 1.45,
  fontFeatureSettings: '"palt"',
  textWrap: 'balance',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const cardFacts = style({ margin: 0, color: color.ink2 });

export const day = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '26px 32px 6px',
  fontFamily: font.mincho,
  fontSize: 14,
  fontWeight: 700,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: 1, background: color.rule },
  },
  '@media': { [media.tablet]: { paddingInline: 20 } },
  '@container': { [narrow]: { padding: '22px 16px 4px' } },
});

export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '18px 32px 2px',
  color: color.shu,
  fontSize: 12,
  fontWeight: 700,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: 1, background: color.shu },
  },
  '@media': { [media.tablet]: { paddingInline: 20 } },
  '@container': { [narrow]: { padding: '14px 16px 2px' } },
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBottom: 10,
  color: color.shu,
  fontSize: 13,
});
