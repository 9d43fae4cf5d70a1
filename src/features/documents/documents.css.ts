import { style } from '@vanilla-extract/css';
import { fig, mincho, pageTitle, workTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const page = style({
  padding: `48px ${vars.layout.margin} 96px`,
  '@media': { [media.phone]: { padding: `24px ${vars.layout.margin} 64px` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 28px',
  marginBottom: 36,
});
export const title = pageTitle;
export const lead = style({ fontSize: 15, lineHeight: 1.8, color: vars.color.ink2 });
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: '48px 40px',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      columnGap: vars.layout.gutter,
    },
  },
});
export const book = style({ position: 'relative' });
const cover = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  aspectRatio: '5 / 7',
  padding: '9% 9% 6%',
  overflow: 'hidden',
  containerType: 'inline-size',
});
export const aiCover = style([cover, { background: vars.color.aiFill, color: vars.color.onAi }]);
export const shuCover = style([cover, { background: vars.color.shuFill, color: vars.color.onShu }]);
export const inkCover = style([cover, { background: vars.color.ink, color: vars.color.paper }]);
export const coverTitle = style([
  mincho,
  {
    writingMode: 'vertical-rl',
    justifySelf: 'end',
    fontSize: '9.6cqw',
    lineHeight: 1.45,
    maxHeight: '100%',
    minHeight: 0,
    overflow: 'hidden',
  },
]);
export const coverFoot = style([
  mincho,
  { fontSize: 13, borderTop: '1px solid currentcolor', paddingTop: 8 },
]);
export const bookTitle = style([mincho, { fontSize: 20, lineHeight: 1.45, marginTop: 14 }]);
export const bookLink = style({ selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } });
export const bookSummary = style({ fontSize: 14, lineHeight: 1.75, color: vars.color.ink2, marginTop: 6 });
export const bookFacts = style({ fontSize: 13, lineHeight: 1.7, color: vars.color.ink2, marginTop: 8 });

export const document = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr) 380px',
  columnGap: 56,
  rowGap: 40,
  padding: `48px ${vars.layout.margin} 96px`,
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `24px ${vars.layout.margin} 64px` },
  },
});
export const coverSide = style({ '@media': { [media.phone]: { maxWidth: 200 } } });
export const about = style({ minWidth: 0 });
export const documentTitle = style([
  workTitle,
  { fontSize: 40, '@media': { [media.phone]: { fontSize: 28 } } },
]);
export const documentLead = style({ fontSize: 16, lineHeight: 2, marginTop: 14, maxWidth: '38em' });
export const contentsTitle = style([
  mincho,
  { fontSize: 20, borderTop: `3px solid ${vars.color.ink}`, paddingTop: 12, marginTop: 36 },
]);
export const chapter = style({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  alignItems: 'baseline',
  padding: '11px 0',
  fontSize: 15,
  lineHeight: 1.6,
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const chapterNumber = style([fig, { fontSize: 22 }]);
export const formSide = style({
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: 14,
  '@media': { [media.narrow]: { gridColumn: '1 / -1', maxWidth: 520, width: '100%' } },
});
export const formTitle = style([mincho, { fontSize: 22, marginBottom: 16 }]);
export const form = style({ display: 'grid', gap: 20 });
export const help = style({ fontSize: 13, lineHeight: 1.7, color: vars.color.ink2 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });
export const meeting = style({
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: 14,
  marginTop: 64,
  maxWidth: 612,
});
