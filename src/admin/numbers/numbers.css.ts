import { style } from '@vanilla-extract/css';
import { figureHead } from '../../ui/lists/factLines.css.ts';
import { fig, num } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color } = vars;

/** What is drawn, and the same as a table beside it. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 460px',
  gap: '12px 32px',
  alignItems: 'start',
  paddingTop: 12,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '20px 24px',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px 14px' } },
});
export const panel = style({ minWidth: 0 });
export const name = style({
  minHeight: 36,
  fontSize: 13,
  lineHeight: 1.4,
  fontWeight: 700,
  wordBreak: 'auto-phrase',
});
export const figure = style([fig, { display: 'block', margin: '2px 0 8px', fontSize: 26, lineHeight: 1.1 }]);
export const axis = style([
  num,
  { display: 'flex', justifyContent: 'space-between', paddingTop: 3, fontSize: 12, color: color.ink3 },
]);
export const scroll = style({ minWidth: 0, overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 13 });
export const head = style([figureHead, { padding: '4px 0 4px 12px' }]);
export const cell = style([
  num,
  {
    padding: '5px 0 5px 12px',
    borderBottom: `1px solid ${color.rule}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
]);
export const makeup = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: '24px 48px',
  alignItems: 'start',
  padding: '12px 0',
});
export const question = style([figureHead, { padding: '4px 0', textAlign: 'left' }]);
export const rowName = style({
  padding: '5px 0',
  borderBottom: `1px solid ${color.rule}`,
  fontWeight: 400,
  lineHeight: 1.5,
  textAlign: 'left',
  wordBreak: 'auto-phrase',
});
