import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, font, layout } = vars;

export const panel = style({ paddingBottom: 32 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: `0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.ink}`,
});
export const title = style({ flex: 1, margin: 0, fontFamily: font.mincho, fontSize: 17, fontWeight: 700 });
export const close = style({ display: 'none', '@media': { [media.narrow]: { display: 'inline-grid' } } });
export const facts = style({ display: 'grid', gap: 8, margin: 0, padding: `18px ${layout.toolMargin}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 8,
  fontSize: 13,
  lineHeight: 1.6,
});
export const factName = style({ color: color.ink3 });
export const factValue = style({ margin: 0, overflowWrap: 'anywhere' });
export const section = style({
  margin: `8px ${layout.toolMargin} 0`,
  padding: '12px 0',
  borderTop: `1px solid ${color.ink}`,
});
export const label = style({ margin: '0 0 10px', fontSize: 13, fontWeight: 700 });
export const pictures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 });
export const files = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const file = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  fontSize: 13,
  overflowWrap: 'anywhere',
});
export const size = style({ flex: 'none', color: color.ink3, fontFamily: font.num });
export const tie = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 8,
  fontSize: 13,
  lineHeight: 1.6,
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const tieDay = style({ display: 'block', color: color.ink3, fontFamily: font.num });
export const more = style({ margin: '8px 0 0', fontSize: 13 });
