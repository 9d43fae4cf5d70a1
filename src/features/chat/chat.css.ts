import { style } from '@vanilla-extract/css';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** What is to be seen of the window above a keyboard on the screen (`useAboveKeyboard`). */
export const view = { top: '--view-top', height: '--view-height' } as const;

/** From the head to the window's lower edge. On a phone the list and the open room are screens of their own. */
export const chat = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: `calc(var(${view.height}, 100dvh) - ${layout.head})`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Between the head and the bar: the page itself must not scroll, or the room's head goes with it.
    [media.phone]: {
      position: 'fixed',
      top: layout.head,
      bottom: `calc(${layout.bar} + env(safe-area-inset-bottom))`,
      left: 0,
      right: 0,
      height: 'auto',
      selectors: {
        '&[data-room]': {
          top: `var(${view.top}, 0px)`,
          bottom: 'auto',
          height: `var(${view.height}, 100dvh)`,
          paddingTop: 'env(safe-area-inset-top)',
        },
      },
    },
  },
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
export const panel = style({
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
          gridRow: 1,
          gridColumn: 1,
          background: color.paper,
          zIndex: 2,
        },
      },
    },
  },
});
export const waiting = style({ display: 'grid', gap: 20, padding: layout.toolMargin });
