import { globalStyle, style } from '@vanilla-extract/css';
import { num } from '../../../../ui/text/text.css.ts';
import { vars, z } from '../../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const pane = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  outline: 'none',
  // What is mounted above must not push what is read.
  overflowAnchor: 'none',
});

/** Narrow tables leave out, in this order: the message, the trade, the day of entering, who is in charge, the price hoped for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '42px minmax(0, 1fr) 134px 86px 62px 80px 96px 44px',
  alignItems: 'center',
  '@container': {
    '(min-width: 900px)': {
      gridTemplateColumns: '42px minmax(220px, 3fr) minmax(0, 4fr) 134px 86px 62px 80px 96px 44px',
    },
    '(max-width: 699px)': { gridTemplateColumns: '42px minmax(0, 1fr) 134px 86px 80px 96px 44px' },
    '(max-width: 639px)': { gridTemplateColumns: '42px minmax(0, 1fr) 136px 92px 84px 96px' },
    '(max-width: 559px)': { gridTemplateColumns: '42px minmax(0, 1fr) 136px 92px 96px' },
  },
});
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: z.raised,
  height: 32,
  borderBottom: `1px solid ${color.rule}`,
  borderLeft: '3px solid transparent',
  background: color.paper,
  color: color.ink3,
  fontSize: 12,
  whiteSpace: 'nowrap',
});
export const taxNote = style({ fontSize: 11 });
/** As high as all rows together, whatever is mounted. */
export const body = style({ position: 'relative', contain: 'layout style' });
export const place = style({ position: 'absolute', left: 0, width: '100%', contain: 'layout style' });
export const row = style({
  height: layout.row,
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${color.rule}`,
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sink },
    '&[aria-selected=true], &[data-open]': { background: color.aiWash },
    '&[data-open]': { borderLeftColor: color.ai },
    '&[data-current]': { boxShadow: `inset 0 0 0 1px ${color.rule2}`, borderLeftColor: color.ai },
  },
});
// Without the row's class: a browser would style every row anew whenever the focus comes or goes.
globalStyle(`${pane}:focus-visible [data-current]`, { boxShadow: `inset 0 0 0 2px ${color.ai}` });
export const waiting = style({ background: color.paper, cursor: 'default' });
/** Whose matter is over. */
export const past = style({ color: color.ink3 });

export const tickCell = style({ display: 'flex', alignItems: 'center', paddingLeft: 14 });
export const nameCell = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  paddingInline: '8px',
  fontWeight: 400,
});
export const name = style({
  flex: 'none',
  maxWidth: '11em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: 14,
  color: 'inherit',
  selectors: { [`${row}[data-open] &`]: { fontWeight: 700 } },
});
export const unread = style({ fontWeight: 700 });
export const trade = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginLeft: 2,
  fontSize: 12,
  color: color.ink3,
  // Beside a name there would be room for a letter or two.
  '@container': { '(max-width: 819px)': { display: 'none' } },
});
export const messageCell = style({
  display: 'none',
  minWidth: 0,
  paddingRight: 16,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.ink2,
  selectors: { [`${head} &`]: { color: 'inherit' } },
  '@container': { '(min-width: 900px)': { display: 'block' } },
});
export const worksCell = style({ display: 'flex', gap: 3, paddingLeft: 8 });
export const thumb = style({ width: 40, height: 30, flex: 'none' });
export const stageCell = style({ paddingLeft: 8 });
export const figure = style([num, { paddingRight: 8, textAlign: 'right' }]);
export const enteredCell = style({ '@container': { '(max-width: 699px)': { display: 'none' } } });
export const hopedCell = style({
  '@container': {
    '(max-width: 639px)': { paddingRight: 16 },
    '(max-width: 559px)': { display: 'none' },
  },
});
export const assigneeCell = style({
  display: 'flex',
  justifyContent: 'center',
  paddingRight: 8,
  '@container': { '(max-width: 639px)': { display: 'none' } },
});
export const none = style({ color: color.ink3 });
