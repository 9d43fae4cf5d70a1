import { style } from '@vanilla-extract/css';
import { mincho, num } from '../../../ui/text/text.css.ts';
import { media as screens, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** A form on the left, what it makes on the right; one of them where there is no room. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 580px)',
  alignItems: 'start',
  '@media': {
    [screens.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
    [screens.tablet]: { display: 'block' },
  },
});
/** Nothing but the preview is shown, where there is room for one. */
export const formAway = style({ '@media': { [screens.tablet]: { paddingBottom: 0 } } });
/** What concerns a work that is there already, away from the act that saves it. */
export const apart = style({ marginTop: 72 });
export const waiting = style({ minHeight: '100dvh' });
export const formSide = style({
  padding: `0 ${layout.margin} 64px`,
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '32px 0 24px',
  '@media': { [screens.phone]: { padding: '20px 0 16px' } },
});
export const title = style([
  mincho,
  { fontSize: 34, lineHeight: 1.35, '@media': { [screens.phone]: { fontSize: 27 } } },
]);
/** Fields beside one another, where there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '20px 16px',
  alignItems: 'start',
});
export const kept = style({ fontSize: 12, lineHeight: 1.7, color: color.ink3 });

export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 24,
  padding: '8px 0 8px 12px',
  borderLeft: `3px solid ${color.shu}`,
  fontSize: 14,
});

export const review = style({
  marginBottom: 24,
  padding: '12px 0',
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.7,
});
export const reviewReason = style({
  margin: '8px 0',
  paddingLeft: 12,
  borderLeft: `3px solid ${color.shu}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const reviewNext = style({ fontSize: 13, color: color.ink2, wordBreak: 'auto-phrase' });

export const previewSide = style({
  position: 'sticky',
  top: layout.head,
  height: `calc(100dvh - ${layout.head})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderLeft: `1px solid ${color.ink}`,
  background: color.sink,
  padding: '20px 24px 48px',
  '@media': {
    [screens.tablet]: {
      position: 'static',
      height: 'auto',
      minHeight: '60dvh',
      borderLeft: 0,
      padding: `20px ${layout.margin} 48px`,
    },
  },
});
export const previewHead = style({ fontSize: 14, lineHeight: 1.5, fontWeight: 700, marginBottom: 12 });
export const previewPaper = style({ background: color.paper, border: `1px solid ${color.rule}` });
export const previewBody = style({ pointerEvents: 'none' });
export const previewTitle = style({ padding: '20px 24px 0', overflowWrap: 'anywhere' });
/** The pictures' margins are the page's; here the paper has its own. */
export const previewFigures = style({
  vars: { [layout.margin]: '0px' },
  padding: '0 24px 24px',
  overflow: 'hidden',
});

export const card = style({ maxWidth: 280, minWidth: 0 });
export const cardPicture = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: color.sink,
});
export const cardImage = style({ position: 'absolute', maxWidth: 'none', objectFit: 'cover' });
export const cardPart = style({ padding: '20px 24px 24px', borderTop: `1px solid ${color.rule}` });
export const cardName = style({ marginBottom: 8, fontSize: 12, lineHeight: 1.5, color: color.ink3 });

export const media = style({ display: 'grid', gap: 16 });
export const list = style({ borderTop: `1px solid ${color.ink}` });
export const medium = style({
  display: 'grid',
  gridTemplateColumns: '20px 112px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${color.rule}`,
  selectors: { '&[data-dragged]': { background: color.aiWash, boxShadow: `inset 3px 0 0 ${color.ai}` } },
  '@media': { [screens.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  height: 84,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink3,
  cursor: 'grab',
  '@media': { [screens.phone]: { display: 'none' } },
});
export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  background: color.sink,
  color: color.ink3,
  overflow: 'hidden',
});
export const smallPictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
  gap: 4,
  marginBottom: 6,
});
export const pictureImage = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const film = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: '1px 6px',
  fontSize: 11,
  lineHeight: 1.6,
  background: color.ink,
  color: color.paper,
});
export const mediumBody = style({ minWidth: 0 });
export const mediumActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginTop: 4,
});
export const textAct = style({
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: color.ai,
  fontSize: 13,
  cursor: 'pointer',
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
    [screens.coarse]: { minHeight: 44 },
  },
});
export const upload = style({ minHeight: 44 });
export const uploadName = style({
  fontSize: 13,
  lineHeight: 1.6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const uploadState = style([num, { fontSize: 12, lineHeight: 1.6, color: color.ink3 }]);
export const uploadError = style({ fontSize: 13, lineHeight: 1.6, fontWeight: 700, color: color.shu });

export const thumbnails = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 8,
});
export const thumbnail = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { outline: `3px solid ${color.ai}`, outlineOffset: 2 },
    '&:has(:focus-visible)': { outline: `3px solid ${color.ink}`, outlineOffset: 2 },
  },
});
export const thumbnailInput = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const cropLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
});
export const cropState = style({ fontSize: 12, lineHeight: 1.7, color: color.ink3 });

export const companies = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });

export const linkForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
});
export const linkRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '10px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
  lineHeight: 1.7,
});
