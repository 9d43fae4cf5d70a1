import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../../ui/theme/theme.css.ts';

/** On a small screen the conversation is a page of its own. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderLeft: `1px solid ${vars.color.ink}`,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const talk = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});
export const none = style({ padding: `24px ${vars.layout.toolMargin}` });
export const close = style({ display: 'flex', justifyContent: 'flex-end', padding: 12 });
