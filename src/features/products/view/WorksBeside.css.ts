import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: `72px ${layout.margin} 0`,
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.ink}`,
  '@media': { [media.phone]: { marginTop: 40 } },
});
const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
  padding: '16px 0',
  '@media': {
    [media.phone]: { padding: '12px 0' },
    [media.hover]: { selectors: { '&:hover': { color: color.ai } } },
  },
});
export const before = style([link, { paddingRight: 16 }]);
/** At the other end, mirrored, whether or not there is one before it. */
export const after = style([
  link,
  {
    gridColumn: 2,
    flexDirection: 'row-reverse',
    paddingLeft: 16,
    borderLeft: `1px solid ${color.rule}`,
    textAlign: 'right',
    '@media': { [media.phone]: { paddingLeft: 16 } },
  },
]);
export const picture = style({
  flex: 'none',
  width: 96,
  '@media': { [media.phone]: { display: 'none' } },
});
export const words = style({ minWidth: 0 });
export const side = style({ display: 'block', fontSize: 12, lineHeight: 1.7, color: color.ink3 });
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: 14,
  lineHeight: 1.5,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
