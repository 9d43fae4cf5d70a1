import { style } from '@vanilla-extract/css';
import { sectionTitle, workTitle } from '../../ui/text/text.css.ts';
import { media, motion, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const page = style({
  padding: `40px ${layout.margin} 96px`,
  '@media': { [media.phone]: { padding: `24px ${layout.margin} 64px` } },
});
export const title = workTitle;
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layout.gutter,
  marginTop: 40,
  '@media': { [media.phone]: { display: 'block', marginTop: 24 } },
});

export const index = style({
  gridColumn: '1 / 4',
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${layout.head} + 16px)`,
  // Scrolls by itself in a low window.
  maxHeight: `calc(100dvh - ${layout.head} - 32px)`,
  overflowY: 'auto',
  borderTop: `3px solid ${color.ink}`,
  '@media': {
    [media.tablet]: { gridColumn: '1 / 5' },
    [media.phone]: { position: 'static', maxHeight: 'none', marginBottom: 48 },
  },
});
export const indexList = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: layout.gutter,
    },
  },
});
export const indexLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.row,
  padding: '6px 12px 6px 13px',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${color.rule}`,
  transition: `background-color ${motion.quick}`,
  wordBreak: 'auto-phrase',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.sink } } },
    [media.phone]: { padding: '6px 0', borderLeft: 0, fontSize: 13 },
  },
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      background: color.aiWash,
      borderLeftColor: color.ai,
      fontWeight: 700,
      '@media': { [media.phone]: { background: 'none', fontWeight: 400 } },
    },
  },
});

export const sections = style({
  gridColumn: '4 / 12',
  minWidth: 0,
  '@media': { [media.narrow]: { gridColumn: '4 / 13' }, [media.tablet]: { gridColumn: '5 / 13' } },
});
export const section = style({
  borderTop: `3px solid ${color.ink}`,
  paddingTop: 14,
  selectors: { '& + &': { marginTop: 72 } },
  '@media': { [media.phone]: { selectors: { '& + &': { marginTop: 48 } } } },
});
export const sectionName = style([
  sectionTitle,
  { fontSize: 24, '@media': { [media.phone]: { fontSize: 20 } } },
]);
export const lead = style({
  marginTop: 8,
  maxWidth: '44em',
  fontSize: 14,
  lineHeight: 1.85,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const sectionBody = style({ marginTop: 20 });
