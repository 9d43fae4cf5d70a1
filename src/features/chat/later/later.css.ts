import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const form = style({ display: 'grid', gap: 20 });
export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 116px',
  alignItems: 'start',
  gap: 8,
  // With its weekday the day needs the line.
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ margin: 0, color: color.ink2, fontSize: 13, lineHeight: 1.7 });

export const list = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 168,
  margin: 0,
  padding: '0 32px',
  borderTop: `1px solid ${color.rule2}`,
  background: color.sink,
  listStyle: 'none',
  overflowY: 'auto',
  '@media': { [media.tablet]: { padding: '0 20px' }, [media.phone]: { padding: '0 16px' } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 44,
  padding: '6px 0',
  fontSize: 13,
  selectors: { '& + &': { borderTop: `1px solid ${color.rule}` } },
});
export const when = style({ flex: 'none', fontWeight: 700 });
export const text = style({
  flex: '1 1 160px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
});
/** The words of its buttons stand in line with the rest, wherever they wrap to. */
export const acts = style({ marginInline: -9 });
export const refusal = style({ flex: '1 1 100%', color: color.shu });
