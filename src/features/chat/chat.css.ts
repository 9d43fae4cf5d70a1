import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';
import { noRooms } from './rooms/rooms.css.ts';

const { color, layout } = vars;

/** The part of the window above the on-screen keyboard (`useAboveKeyboard`). */
export const view = { top: '--view-top', height: '--view-height' } as const;

/** From the header, and what is told below it, to the window's bottom. On a phone list and room are separate screens. */
export const chat = style({
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  selectors: { '&[data-keyboard]': { flex: 'none', height: `calc(var(${view.height}) - ${layout.head})` } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // A screen of its own, fixed: if the page scrolled, the room's head would go with it.
    [media.phone]: {
      selectors: {
        '&[data-room]': {
          position: 'fixed',
          top: `var(${view.top}, 0px)`,
          left: 0,
          right: 0,
          height: `var(${view.height}, 100dvh)`,
          paddingTop: 'env(safe-area-inset-top)',
        },
      },
    },
  },
});

globalStyle(`main:has(> ${chat})`, {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
});
/** A room is a screen of its own on a phone: what is told of the account would lie behind it. */
globalStyle(`aside:has(~ main > ${chat}[data-room])`, {
  '@media': { [media.phone]: { display: 'none' } },
});

export const side = style({
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.tablet]: { selectors: { [`${chat}[data-open] > &`]: { display: 'none' } } } },
});
export const main = style({
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.tablet]: { selectors: { [`${chat}:not([data-open]) > &`]: { display: 'none' } } } },
});

export const open = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${open} > :first-child`, { gridColumn: 1 });
/** The panel lies over the room where there is no place beside it. */
globalStyle(`${open} > *`, { gridRow: 1 });
/** The place of what is hidden in it, which would make the page longer. */
export const panel = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  borderLeft: `1px solid ${color.rule}`,
  '@media': {
    [media.narrow]: {
      display: 'none',
      borderLeft: 0,
      selectors: {
        [`${open}[data-panel] > &`]: {
          display: 'block',
          gridColumn: 1,
          background: color.paper,
          zIndex: 2,
        },
      },
    },
  },
});
export const waiting = style({ display: 'grid', gap: 20, padding: layout.toolMargin });
/** Its room does not exist, which is said whether there are others or none. */
export const missing = style({ selectors: { '&&': { padding: `48px ${layout.toolMargin}` } } });
export const unchosen = style([
  missing,
  { selectors: { [`${chat}:has(${noRooms}) &`]: { display: 'none' } } },
]);
