import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../../ui/theme/theme.css.ts';

const { color, font } = vars;

export const slip = style({
  width: 'min(100%, 540px)',
  border: `1px solid ${color.ink}`,
  background: color.raise,
  fontSize: 13,
  lineHeight: 1.7,
});
export const over = style({ borderColor: color.rule2, background: 'none', color: color.ink3 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '8px 16px',
  borderBottom: '1px solid currentColor',
  fontWeight: 700,
});
export const to = style({ marginLeft: 10, fontWeight: 400 });
export const aside = style({ fontWeight: 400 });
export const pressing = style({ color: color.shu, fontWeight: 700 });
export const body = style({ display: 'grid', gap: 8, justifyItems: 'start', padding: '14px 16px' });
export const title = style({
  margin: 0,
  fontFamily: font.mincho,
  fontSize: 20,
  fontWeight: 700,
  lineHeight: 1.4,
  fontFeatureSettings: '"palt"',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const detail = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: 8,
  width: '100%',
  margin: '4px 0 0',
  padding: '8px 0',
  borderBlock: `1px solid ${color.rule}`,
});
export const fact = style({
  minWidth: 0,
  padding: '0 12px',
  selectors: {
    '&:nth-child(odd)': { paddingLeft: 0 },
    '&:nth-child(even)': { borderLeft: `1px solid ${color.rule}` },
  },
});
export const name = style({ color: color.ink3, fontSize: 12 });
export const value = style({
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
  display: 'block',
  margin: 0,
  fontFamily: font.gothic,
  fontSize: 14,
  fontWeight: 700,
  lineHeight: 1.5,
});
/** A date breaks before its weekday, if anywhere. */
export const date = style({ wordBreak: 'keep-all' });
export const price = style({
  margin: 0,
  fontFamily: font.num,
  fontSize: 24,
  fontWeight: 700,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
export const unit = style({ fontFamily: font.gothic, fontSize: 13 });
export const purpose = style({ margin: 0, color: color.ink3, fontSize: 12 });
export const sender = style({ color: color.ink2, overflowWrap: 'anywhere' });
export const senderLine = style({ margin: 0 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  borderTop: '1px solid currentColor',
});
/** Its longest act, この見積からオファーを作成する, fits on the narrowest screen. */
globalStyle(`${foot} > :is(a, button)`, { '@media': { [media.small]: { paddingInline: 12 } } });
export const answer = style({
  flexBasis: '100%',
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
