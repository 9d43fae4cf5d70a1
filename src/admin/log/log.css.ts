import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, font } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1.4fr 1fr auto',
  alignItems: 'end',
  gap: 16,
  margin: '20px 0 12px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
});
export const filterActs = style({ display: 'flex', gap: 8 });
export const scroll = style({ overflowX: 'auto', marginTop: 12 });
export const table = style({
  width: '100%',
  minWidth: 880,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: 1.6,
});
globalStyle(`${table} th`, {
  padding: '6px 16px 6px 0',
  borderBottom: `1px solid ${color.ink}`,
  color: color.ink3,
  fontWeight: 400,
  textAlign: 'left',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} td`, {
  padding: '8px 16px 8px 0',
  borderBottom: `1px solid ${color.rule}`,
  verticalAlign: 'top',
});
export const when = style({ fontFamily: font.num, whiteSpace: 'nowrap' });
export const subject = style({ marginLeft: 8, fontFamily: font.num, color: color.ai });
export const detail = style({
  maxWidth: 420,
  minWidth: 200,
  color: color.ink2,
  fontSize: 12,
  overflowWrap: 'anywhere',
});
export const more = style({ display: 'flex', gap: 12, marginTop: 20 });
