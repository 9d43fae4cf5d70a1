import { style } from '@vanilla-extract/css';
import { mincho } from '../../../ui/text/text.css.ts';
import { media, vars } from '../../../ui/theme/theme.css.ts';
import { personLink, personStanding } from '../../people/person.css.ts';

const { color } = vars;

/** Side by side; stacked on a phone. */
export const creator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(256px, 2.4fr) minmax(0, 3fr) minmax(0, 6.6fr)',
  columnGap: vars.layout.gutter,
  padding: '24px 0',
  borderTop: `1px solid ${color.ink}`,
  contain: 'layout style',
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(256px, 4fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      rowGap: 16,
    },
    [media.tablet]: { gridTemplateRows: 'auto auto' },
    [media.phone]: { display: 'flex', flexDirection: 'column', gap: 14, padding: '18px 0 22px' },
  },
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 14px',
  alignItems: 'flex-start',
  alignContent: 'start',
  minWidth: 0,
});
export const who = style({ flex: '1 1 0', minWidth: 0 });
export const name = style([mincho, { fontSize: 20, lineHeight: 1.4 }]);
export const nameLink = personLink;
export const standing = personStanding;

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8, width: '100%' });

export const facts = style({
  fontSize: 13,
  lineHeight: 1.7,
  wordBreak: 'auto-phrase',
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)',
      columnGap: vars.layout.gutter,
    },
    [media.phone]: { display: 'block' },
  },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: 8,
  paddingBottom: 4,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    [media.phone]: { gridTemplateColumns: '76px minmax(0, 1fr)' },
  },
});
export const factName = style({ color: color.ink3 });
export const price = style({ display: 'block' });

export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridColumn: 2, gridRow: '1 / 3' },
    [media.tablet]: { gridRow: 1 },
    [media.phone]: { order: 1, gap: 6 },
  },
});
