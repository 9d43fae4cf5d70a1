import { style } from '@vanilla-extract/css';
import { mincho, num, workTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const page = style({
  padding: `40px ${layout.margin} 64px`,
  '@media': { [media.phone]: { padding: `24px ${layout.margin} 48px` } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px 20px' });
export const title = style([workTitle, { marginRight: 'auto', overflowWrap: 'anywhere' }]);
export const lead = style({
  margin: '8px 0 0',
  fontSize: 14,
  lineHeight: 1.8,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:first-of-type': { marginTop: 24, borderTop: `1px solid ${color.ink}` } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '16px 0',
  borderBottom: `1px solid ${color.rule}`,
});
export const name = style([
  mincho,
  { flex: 1, minWidth: 200, fontSize: 20, lineHeight: 1.5, overflowWrap: 'anywhere' },
]);
export const link = style({
  display: 'inline-block',
  padding: '8px 0',
  margin: '-8px 0',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 5 } } },
  },
});
export const listActs = style({ display: 'flex', gap: 12, '@media': { [media.phone]: { marginLeft: -9 } } });
export const count = style([num, { fontSize: 16, color: color.ink2 }]);
export const when = style({ fontSize: 13, color: color.ink2 });

export const person = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 3fr) minmax(0, 5fr)',
  gap: '12px 20px',
  padding: '20px 0',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.narrow]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
});
export const who = style({ display: 'flex', gap: 12, alignItems: 'flex-start', minWidth: 0 });
export const personName = style([mincho, { fontSize: 19, lineHeight: 1.4 }]);
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
});
export const beside = style({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '@media': { [media.narrow]: { gridColumn: 2 } },
});
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  alignItems: 'start',
});
export const note = style({ display: 'grid', gap: 8 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const more = style({ display: 'flex', justifyContent: 'center', padding: '20px 0' });

export const choices = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
export const making = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  marginTop: 20,
});
/** Beside the field, whatever stands below that. */
export const make = style({ alignSelf: 'start', marginTop: 27 });
