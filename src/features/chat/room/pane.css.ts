import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, font, layout } = vars;

/** Beside a candidate the room has a third of the screen. */
export const beside = '(max-width: 480px)';

export const pane = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: `0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.ink}`,
  '@container': { [beside]: { '@media': { [media.aboveP]: { padding: '0 8px 0 16px', gap: 0 } } } },
  '@media': { [media.phone]: { minHeight: 52, padding: '0 4px', gap: 4 } },
});
export const back = style({
  display: 'none',
  color: color.ink,
  '@media': { [media.tablet]: { display: 'inline-flex' } },
});
export const title = style({
  margin: 0,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.mincho,
  fontSize: 20,
  fontWeight: 700,
  '@media': { [media.phone]: { fontSize: 17 } },
});
export const assignee = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: '0 1 auto',
  minWidth: 0,
  minHeight: 40,
  padding: '0 6px',
  border: 0,
  background: 'none',
  color: color.ink2,
  font: 'inherit',
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // The menu of further acts has it too.
  '@container': { [beside]: { display: 'none' } },
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outline: `2px solid ${color.ai}` },
  },
  '@media': { [media.phone]: { display: 'none' } },
});
export const grow = style({ flex: 1 });
export const panelButton = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'inline-grid' } },
});

export const notice = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '6px 16px',
  borderBottom: `1px solid ${color.rule}`,
  background: color.sink,
  fontSize: 13,
});
export const over = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 32,
  color: color.ink2,
  fontSize: 14,
  textAlign: 'center',
});
export const closed = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  margin: 0,
  padding: '18px 32px',
  borderTop: `1px solid ${color.ink}`,
  color: color.ink2,
  fontSize: 14,
  textAlign: 'center',
  textWrap: 'balance',
  wordBreak: 'auto-phrase',
});
export const request = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '14px 32px',
  borderTop: `3px solid ${color.ink}`,
  '@media': { [media.phone]: { padding: 16 } },
});
export const requestFrom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  flex: '1 1 100%',
  margin: 0,
  fontSize: 15,
  fontWeight: 700,
});
export const requestPlace = style({ color: color.ink3, fontSize: 13, fontWeight: 400 });
export const requestOpening = style({ flex: '1 1 100%', margin: '-6px 0 0', fontSize: 14, lineHeight: 1.7 });
export const requestWords = style({ flex: '1 1 320px', margin: 0, fontSize: 13, lineHeight: 1.7 });
export const requestActs = style({ display: 'flex', gap: 8 });
export const waiting = style({
  flex: 1,
  display: 'grid',
  alignContent: 'end',
  gap: 20,
  padding: '24px 32px',
});
