import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const facts = style({ margin: 0, fontSize: 15, lineHeight: 1.8 });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '8em minmax(0, 1fr)',
  gap: '0 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${facts} dt`, { color: color.ink3 });
globalStyle(`${facts} dd`, { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const contest = style({ display: 'grid', gap: 20, marginTop: 36 });
export const note = style({ fontSize: 14, lineHeight: 1.9, color: color.ink2 });
