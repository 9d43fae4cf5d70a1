import { globalStyle, style } from '@vanilla-extract/css';
import { media, motion, vars } from '../theme/theme.css.ts';

const { color } = vars;

/** A checkbox or radio with its label: the whole line is the target. */
export const line = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 32,
  padding: '5px 0',
  fontSize: 14,
  lineHeight: '22px',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: 44, padding: '11px 0' } },
  selectors: { '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' } },
});
export const words = style({ minWidth: 0, wordBreak: 'auto-phrase' });
export const note = style({
  display: 'block',
  fontSize: 13,
  lineHeight: 1.6,
  color: color.ink2,
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
});

export const box = style({
  appearance: 'none',
  WebkitAppearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  margin: '2px 0',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.raise,
  color: color.onAi,
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&::after': { content: '""', display: 'block', boxSizing: 'border-box' },
    '&:checked, &[type=checkbox]:indeterminate': { background: color.aiFill, borderColor: color.aiFill },
    '&:checked::after': {
      width: 9,
      height: 5,
      borderLeft: '2px solid',
      borderBottom: '2px solid',
      transform: 'translateY(-1.5px) rotate(-45deg)',
    },
    '&[type=checkbox]:indeterminate::after': {
      width: 9,
      height: 2,
      background: 'currentColor',
      border: 0,
      transform: 'none',
    },
    '&[aria-invalid=true]': { borderColor: color.shu, boxShadow: `inset 0 0 0 1px ${color.shu}` },
    '&:disabled': { background: color.sink, borderColor: color.rule2, color: color.ink3 },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
  },
});

export const round = style({
  borderRadius: '50%',
  selectors: {
    '&:checked': { background: color.raise, borderColor: color.aiFill, color: color.ai },
    '&:checked::after': {
      width: 10,
      height: 10,
      border: 0,
      borderRadius: '50%',
      background: 'currentColor',
      transform: 'none',
    },
  },
});

export const track = style({
  appearance: 'none',
  WebkitAppearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 40,
  height: 22,
  margin: 0,
  border: `1px solid ${color.field}`,
  borderRadius: 11,
  background: color.raise,
  cursor: 'inherit',
  transition: `background-color ${motion.usual}, border-color ${motion.usual}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 3,
      left: 3,
      width: 14,
      height: 14,
      borderRadius: '50%',
      background: color.ink3,
      transition: `transform ${motion.usual}`,
    },
    '&:checked': { background: color.aiFill, borderColor: color.aiFill },
    '&:checked::after': { background: color.onAi, transform: 'translateX(18px)' },
    '&:disabled': { background: color.sink, borderColor: color.rule2 },
    '&:disabled::after': { background: color.rule2 },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled::after': { background: 'GrayText' },
      },
    },
  },
});
export const switchLine = style({ display: 'flex', justifyContent: 'space-between', gap: 16 });

export const stack = style({ display: 'grid', justifyItems: 'start', gap: 2 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 24px' });

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The background shows through as lines between them.
  gap: 1,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.rule2,
  overflow: 'clip',
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Equal widths where the labels allow; a line of its own only where one does not fit.
  flex: '1 1 0',
  minWidth: 'max-content',
  minHeight: 42,
  padding: '6px 12px',
  background: color.raise,
  fontSize: 14,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  '@media': {
    [media.phone]: { padding: '6px 8px' },
    [media.hover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.sink } } },
    [media.forced]: {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
  selectors: {
    '&:has(:checked)': { background: color.ink, color: color.paper, fontWeight: 700 },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ai}`, outlineOffset: -4 },
    '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' },
  },
});
globalStyle(`${segment}:has(:checked):has(:focus-visible)`, { outlineColor: color.paper });

export const cards = style({ display: 'grid', borderTop: `1px solid ${color.ink}` });
export const cardsWide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  columnGap: vars.layout.gutter,
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoColumns: 'auto',
  gap: '2px 12px',
  alignItems: 'start',
  padding: '14px 16px 14px 13px',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${color.rule}`,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.sink } } },
  },
  selectors: {
    [`${cardsWide} > &`]: { borderTop: `1px solid ${color.ink}` },
    '&:has(:checked)': { background: color.aiWash, borderLeftColor: color.ai },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
    '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' },
  },
});
globalStyle(`${card} > input, ${segment} > input`, { outline: 'none' });
/** Marked like a field when the choice is missing. */
globalStyle(`fieldset[aria-describedby$='-error'] > ${cards}`, {
  borderTopColor: color.shu,
  boxShadow: `0 -1px 0 ${color.shu}`,
});
globalStyle(`fieldset[aria-describedby$='-error'] ${card} > ${round}`, { borderColor: color.shu });
export const cardTitle = style({ display: 'block', fontSize: 15, fontWeight: 700, lineHeight: '22px' });
export const cardAside = style({
  gridColumn: 3,
  fontSize: 13,
  color: color.ink2,
  lineHeight: '22px',
  textAlign: 'right',
  '@media': { '(max-width: 479px)': { gridColumn: 2, textAlign: 'left' } },
});
