import { globalStyle, style } from '@vanilla-extract/css';
import { formMessageGap } from '../../ui/fields/form/Field.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color } = vars;

export const block = style({
  paddingTop: 14,
  borderTop: `1px solid ${color.ink}`,
  selectors: { '* + &': { marginTop: 40 } },
});
export const blockTitle = style({ marginBottom: 6, fontSize: 15, lineHeight: 1.5 });

export const text = style({ maxWidth: '44em', fontSize: 14, lineHeight: 1.85, wordBreak: 'auto-phrase' });
export const note = style({
  maxWidth: '44em',
  fontSize: 13,
  lineHeight: 1.7,
  color: color.ink2,
  wordBreak: 'auto-phrase',
});
/** A recent event that stays visible: indigo edge. */
export const told = style({
  maxWidth: '44em',
  marginTop: 16,
  padding: '10px 14px',
  borderLeft: `3px solid ${color.ai}`,
  background: color.aiWash,
  fontSize: 14,
  lineHeight: 1.75,
  wordBreak: 'auto-phrase',
});
/** The same for something that expires. */
export const pressing = style([told, { borderLeftColor: color.shu, background: color.shuWash }]);
export const toldLine = style({ fontWeight: 700 });

export const rows = style({ borderTop: `1px solid ${color.ink}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 56,
  padding: '10px 0',
  borderBottom: `1px solid ${color.rule}`,
});
export const rowWords = style({ flex: '1 1 200px', minWidth: 0 });
/** Long text: wraps what is beside it below. */
export const rowWordsWhole = style({ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' });
export const rowName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  fontWeight: 700,
});
/** How it stands, as everywhere. */
globalStyle(`${rowName} > *`, { fontWeight: 400 });
export const rowNote = style({ fontSize: 13, lineHeight: 1.6, color: color.ink2, wordBreak: 'auto-phrase' });
/** Breaks between facts, never inside. */
export const rowFacts = style([rowNote, { display: 'flex', flexWrap: 'wrap', gap: '0 14px' }]);
export const rowFact = style({ whiteSpace: 'nowrap' });
export const rowAct = style({ display: 'flex', flexWrap: 'wrap', gap: 8, flex: 'none' });

export const address = style({ fontSize: 16, fontWeight: 700, overflowWrap: 'anywhere' });

export const form = style({
  display: 'grid',
  gap: 20,
  maxWidth: 440,
  marginTop: 20,
  vars: { [formMessageGap]: '0px' },
});
/** As high as a field with its label. */
export const fieldPlace = style({ height: 71 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
export const actsAfter = style([acts, { marginTop: 16 }]);
export const dialogForm = style({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  vars: { [formMessageGap]: '0px' },
});
export const points = style({
  marginTop: 4,
  borderTop: `1px solid ${color.ink}`,
  fontSize: 14,
  lineHeight: 1.75,
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: 16,
  padding: '9px 0',
  wordBreak: 'auto-phrase',
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '80px minmax(0, 1fr)', fontSize: 13 } },
});
export const pointName = style({ color: color.ink3 });
export const wholeRow = style({ flex: '1 1 100%' });
export const rowsAfter = style([rows, { marginTop: 20 }]);
export const stateLine = style({ margin: '8px 0 4px', fontSize: 14, fontWeight: 700 });
