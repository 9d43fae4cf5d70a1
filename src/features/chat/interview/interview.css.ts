import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color } = vars;

export const times = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 15,
  fontWeight: 700,
});
export const choice = style({ display: 'grid', gap: 14 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 });
export const facts = style({
  margin: 0,
  color: color.ink2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const opening = style({ display: 'block' });

export const form = style({ display: 'grid', gap: 24 });
export const candidates = style({ display: 'grid', gap: 12, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const candidate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 116px 40px',
  alignItems: 'start',
  gap: 8,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 104px 36px', gap: 4 },
    // The day with its weekday, above its time.
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 36px' },
  },
});
globalStyle(`${candidate} > :nth-child(2)`, { '@media': { [media.small]: { gridRow: 2 } } });
export const words = style({ margin: 0, color: color.ink2, fontSize: 13, lineHeight: 1.7 });
