import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

/** Beside the table there is room for the candidate or the conversation, not for both. */
const talkAlone = '(max-width: 1359px)';

/** From the head to the window's lower edge; on a phone as long as what is in it. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: '256px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: `calc(100dvh - ${layout.head})`,
  selectors: {
    '&[data-open]:not([data-compare])': { gridTemplateColumns: '256px minmax(0, 1fr) 456px' },
    // The openings make room for the conversation.
    '&[data-open][data-talk]:not([data-compare])': { gridTemplateColumns: 'minmax(0, 1fr) 432px 432px' },
  },
  '@media': {
    [talkAlone]: {
      selectors: {
        '&[data-open][data-talk]:not([data-compare])': { gridTemplateColumns: 'minmax(0, 1fr) 432px' },
      },
    },
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&[data-open]:not([data-compare])': { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
        '&[data-open][data-talk]:not([data-compare])': { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
      },
    },
    [media.tablet]: {
      selectors: {
        '&[data-open]:not([data-compare])': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-open][data-talk]:not([data-compare])': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    [media.phone]: {
      display: 'block',
      height: 'auto',
      // The page's end is out of sight, as it will be.
      selectors: { '&[data-waiting]': { minHeight: '100dvh' } },
    },
  },
});

export const candidates = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  containerType: 'inline-size',
  '@media': {
    [media.narrow]: {
      selectors: { [`${desk}[data-pane=openings]:not([data-compare]) > &`]: { display: 'none' } },
    },
    [media.tablet]: {
      selectors: { [`${desk}[data-pane=candidate]:not([data-compare]) > &`]: { display: 'none' } },
    },
    [media.phone]: { containerType: 'normal' },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderLeft: `1px solid ${color.ink}`,
  '@media': {
    // The conversation takes the place of the candidate.
    [`(min-width: 1024px) and ${talkAlone}`]: {
      selectors: { [`${desk}[data-talk] > &`]: { display: 'none' } },
    },
    [media.tablet]: { borderLeft: 0 },
  },
});

export const first = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(100dvh - ${layout.head})`,
  padding: `0 ${layout.toolMargin}`,
});

export const notice = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: `24px ${layout.toolMargin}`,
});

export const waiting = style({ display: 'grid', gap: 16, alignContent: 'start', padding: layout.toolMargin });
