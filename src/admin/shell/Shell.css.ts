import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars, z } from '../../ui/theme/theme.css.ts';

const { color, font } = vars;

/** Fourteen places and a name need more. */
const crowded = '(max-width: 1359px)';

/** The head is inked, so that nobody takes it for the shop. */
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: z.head,
  display: 'flex',
  alignItems: 'stretch',
  gap: 30,
  height: 48,
  padding: '0 20px',
  background: '#181714',
  color: '#F8F6F1',
  fontSize: 14,
  '@media': {
    [crowded]: { gap: 16 },
    [media.tablet]: { overflowX: 'auto', scrollbarWidth: 'none' },
    [media.phone]: { height: 52, padding: '0 16px' },
  },
});
globalStyle(`[data-theme=dark] ${head}`, { background: '#322F29', color: '#F1EDE4' });
globalStyle(`:root:not([data-theme]) ${head}`, {
  '@media': { [media.dark]: { background: '#322F29', color: '#F1EDE4' } },
});
export const brand = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: font.mincho,
  fontWeight: 700,
  fontSize: 18,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontFeatureSettings: '"palt"',
});
export const room = style({
  paddingLeft: 10,
  borderLeft: '1px solid currentColor',
  fontFamily: font.gothic,
  fontWeight: 400,
  fontSize: 12,
  '@media': { [media.phone]: { display: 'none' } },
});
export const nav = style({
  display: 'flex',
  gap: 24,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [crowded]: { gap: 14 },
    // The head scrolls as a whole.
    [media.tablet]: { flex: 'none', overflowX: 'visible' },
    [media.phone]: { gap: 18 },
  },
});
export const item = style({
  display: 'flex',
  scrollMarginInline: 16,
  alignItems: 'center',
  gap: 6,
  borderTop: '3px solid transparent',
  borderBottom: '3px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  opacity: 0.85,
  selectors: {
    '&[aria-current]': { opacity: 1, fontWeight: 700, borderBottomColor: 'currentColor' },
    '&:hover': { opacity: 1 },
  },
});
globalStyle(`${head} a:focus-visible, ${head} button:focus-visible`, {
  outline: '2px solid currentColor',
  outlineOffset: -4,
});
export const number = style({ fontFamily: font.num, fontSize: 12 });
export const alarm = style({
  padding: '0 6px',
  borderRadius: 2,
  background: color.shuFill,
  color: color.onShu,
  fontFamily: font.num,
  fontSize: 12,
  fontWeight: 700,
});
export const end = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginLeft: 'auto',
  fontSize: 13,
  whiteSpace: 'nowrap',
});
export const leave = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 13,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  cursor: 'pointer',
});
export const main = style({ minWidth: 0 });
/** What can be taken back stands beside the buttons that decide, not over them. */
globalStyle('output:has(> [data-undo])', {
  left: 332,
  right: 'auto',
  bottom: 48,
  '@media': {
    [media.tablet]: { left: 16, right: 16, bottom: 'calc(84px + env(safe-area-inset-bottom))' },
  },
});
export const wait = style({ display: 'grid', placeItems: 'center', minHeight: '40vh' });
export const padded = style({ maxWidth: 1440, margin: '0 auto', padding: '24px 20px 64px' });
