import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const field = style({ display: 'block', minWidth: 0 });

export const labelLine = style({
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
  marginBottom: 6,
  padding: 0,
  width: '100%',
  fontSize: 14,
  lineHeight: 1.5,
});
export const labelWords = style({ display: 'flex', gap: 8, alignItems: 'baseline', minWidth: 0 });
export const labelText = style({ fontWeight: 700 });
export const word = style({ flex: 'none', fontSize: 12, color: color.ink3 });
/** 必須 is 朱 only while the field is empty. */
export const unmet = style({ color: color.shu, fontWeight: 700 });
export const counter = style({
  marginLeft: 'auto',
  flex: 'none',
  fontSize: 12,
  color: color.ink3,
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
});
export const counterOver = style({ color: color.shu, fontWeight: 700 });

export const help = style({
  marginTop: 6,
  fontSize: 13,
  lineHeight: 1.6,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const error = style({
  marginTop: 6,
  fontSize: 13,
  lineHeight: 1.6,
  fontWeight: 700,
  color: color.shu,
  wordBreak: 'auto-phrase',
});

/** Breaks inside only when longer than a line. */
export const example = style({ display: 'inline-block', maxWidth: '100%' });

/** An error of the form as a whole. */
export const formMessage = style({
  padding: '10px 14px',
  borderLeft: `3px solid ${color.shu}`,
  background: color.shuWash,
  fontSize: 14,
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
  wordBreak: 'auto-phrase',
});

/** A form with a grid sets it to 0: the grid's gap is enough. */
export const formMessageGap = createVar('form-message-gap');
/** While empty it takes no gap in the form's grid. */
export const formMessagePlace = style({
  flex: '1 1 100%',
  marginBottom: fallbackVar(formMessageGap, '20px'),
  scrollMarginBlock: 24,
  selectors: { '&:empty': { position: 'absolute', marginBottom: 0 } },
});

/** The frame of a field: text in `control`, units and buttons beside it. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.raise,
  color: color.ink,
  fontSize: 16,
  lineHeight: 1.5,
  cursor: 'text',
  textAlign: 'left',
  selectors: {
    '&:focus-within, &[data-focus-visible], &[data-look=focus]': {
      outline: `2px solid ${color.ai}`,
      outlineOffset: -1,
      borderColor: color.ai,
    },
    '&[data-invalid]': { borderColor: color.shu, boxShadow: `inset 0 0 0 1px ${color.shu}` },
    // Two rings: 朱 for the error, 藍 around it for the focus.
    '&[data-invalid]:focus-within, &[data-invalid][data-focus-visible]': {
      outlineOffset: 1,
      borderColor: color.shu,
    },
    '&[data-disabled]': {
      background: color.sink,
      borderColor: color.rule2,
      color: color.ink3,
      cursor: 'not-allowed',
    },
  },
});
/** A frame that is pressed, not written in. */
export const pressable = style({
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  margin: 0,
  padding: '9px 0',
  border: 0,
  background: 'none',
  outline: 'none',
  color: 'inherit',
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.ink,
      boxShadow: `0 0 0 100px ${color.aiWash} inset`,
      marginInline: -12,
      paddingInline: 12,
    },
  },
});
export const numeric = style({
  fontFamily: vars.font.num,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: '88%',
});
export const multiline = style({
  display: 'block',
  resize: 'vertical',
  fontSize: 15,
  lineHeight: 1.8,
  padding: '9px 0',
  fieldSizing: 'content',
  // As wide as its column, whatever stands in it.
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: 16 } },
} as never);
export const unit = style({ flex: 'none', fontSize: 14, color: color.ink2, whiteSpace: 'nowrap' });
/** A small button at the frame's end. */
export const inner = style({ marginRight: -8, flex: 'none' });
