import { style } from '@vanilla-extract/css';
import { fig, sectionTitle } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** The opening, with its actions beside it or in between on a narrow screen. */
export const layoutGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gridTemplateRows: 'auto 1fr',
  columnGap: 48,
  paddingRight: layout.margin,
  alignItems: 'start',
  '@media': { [media.tablet]: { display: 'block', paddingRight: 0 } },
});
export const aside = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  position: 'sticky',
  top: layout.head,
  maxHeight: `calc(100dvh - ${layout.head})`,
  overflowY: 'auto',
  padding: '22px 0 32px',
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      position: 'static',
      maxHeight: 'none',
      overflow: 'visible',
      padding: `20px ${layout.margin} 0`,
    },
  },
});
export const asideHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  borderTop: `3px solid ${color.ink}`,
  padding: '10px 0 14px',
  fontSize: 13,
  fontWeight: 700,
  color: color.ink,
});
/** A container for the facts' layout. */
export const asideFacts = style({
  containerType: 'inline-size',
  marginBottom: 16,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const asideDate = style({ fontSize: 12, fontWeight: 400, color: color.ink3 });
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  gap: 8,
  marginBottom: 14,
});
export const actMain = style({ height: 48 });
export const note = style({
  marginBottom: 14,
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const over = style({ marginBottom: 14, fontSize: 15, lineHeight: 1.6, fontWeight: 700 });
export const warning = style({
  marginBottom: 16,
  paddingLeft: 12,
  borderLeft: `3px solid ${color.shu}`,
  fontSize: 14,
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
});

export const facts = style({
  borderTop: `1px solid ${color.ink}`,
  selectors: { '&:empty': { display: 'none' } },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  padding: '9px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
  lineHeight: 1.65,
  wordBreak: 'auto-phrase',
});
export const factName = style({
  color: color.ink3,
  fontSize: 13,
  lineHeight: 1.65,
  wordBreak: 'auto-phrase',
});
export const until = style({ display: 'inline-block', whiteSpace: 'pre' });
export const factNote = style({ color: color.ink3, fontSize: 12 });

export const entry = style({ marginBottom: 16, outline: 'none' });
export const stage = style({ fontSize: 17, lineHeight: 1.5, fontWeight: 700 });
export const entryTimes = style({ marginTop: 4, fontSize: 13, lineHeight: 1.8, color: color.ink2 });
export const late = style({ color: color.shu, fontWeight: 700 });
/** The company's words as in a room: a line of its colour beside them. */
export const message = style({ marginTop: 14, paddingLeft: 12, borderLeft: `2px solid ${color.ai}` });
export const messageWords = style({ fontSize: 14, lineHeight: 1.8, whiteSpace: 'pre-line' });
export const messageFrom = style({ marginTop: 4, fontSize: 12, color: color.ink3 });
export const roomLink = style({ height: 48, marginTop: 16 });

export const blockTitle = style({ fontSize: 14, lineHeight: 1.6, fontWeight: 700 });
export const changes = style({ marginTop: 18, borderTop: `1px solid ${color.ink}`, paddingTop: 8 });
export const change = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  padding: '8px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
  lineHeight: 1.65,
});
export const before = style({ display: 'block', color: color.ink3, whiteSpace: 'pre-line' });
export const after = style({
  display: 'block',
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'pre-line',
  '::before': { content: '"→ "' },
});

export const sent = style({ marginTop: 16, borderTop: `1px solid ${color.rule}` });
export const sentSummary = style({
  minHeight: 44,
  paddingTop: 11,
  fontSize: 13,
  lineHeight: 1.7,
  fontWeight: 700,
  cursor: 'pointer',
});
export const sentWords = style({ fontSize: 14, lineHeight: 1.8, whiteSpace: 'pre-line' });
export const sentAnswer = style({ marginTop: 14 });
export const sentQuestion = style({ fontSize: 12, lineHeight: 1.6, color: color.ink3 });
export const withdraw = style({ marginTop: 4, borderTop: `1px solid ${color.rule}` });
/** A secondary action: text only. */
export const quietAct = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ai,
  fontSize: 14,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
  },
});

export const owner = style({ marginBottom: 4 });
export const candidates = style({ display: 'grid', gap: 10, marginBottom: 14 });
export const candidateCounts = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  fontSize: 13,
  color: color.ink2,
});
export const candidateFigure = style([fig, { fontSize: 28, color: color.ink }]);
export const ownerActs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: 12,
  borderTop: `1px solid ${color.rule}`,
});
export const dialogWords = style({ marginBottom: 16, fontSize: 14, lineHeight: 1.8 });
export const lacking = style({ marginTop: 16, fontSize: 14, lineHeight: 1.8, fontWeight: 700 });
export const mendWays = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });
export const missing = style({ paddingLeft: '1.4em', listStyle: 'disc', fontSize: 14, lineHeight: 1.8 });

export const form = style({ display: 'grid', gap: 20 });
export const formAbout = style({
  paddingBottom: 12,
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 14,
  lineHeight: 1.7,
});
export const formNote = style({ fontSize: 13, lineHeight: 1.7, color: color.ink2 });

export const more = style({
  padding: `0 ${layout.margin}`,
  marginTop: 72,
  selectors: { '&:last-child': { marginBottom: 64 } },
  '@media': { [media.phone]: { marginTop: 44 } },
});
export const moreHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  borderTop: `3px solid ${color.ink}`,
  padding: '12px 0 14px',
});
export const moreTitle = style([
  sectionTitle,
  { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } },
]);
