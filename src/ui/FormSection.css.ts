import { globalStyle, style } from '@vanilla-extract/css';
import { mincho } from './text.css.ts';
import { vars } from './theme.css.ts';

/** Its own width decides, not the window's: the same form stands on a page of its own and in a narrow pane. */
export const frame = style({ containerType: 'inline-size' });
const roomy = '(min-width: 820px)';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 20,
  padding: '14px 0 40px',
  borderTop: `3px solid ${vars.color.ink}`,
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.layout.gutter },
  },
});
export const title = style([mincho, { gridColumn: '1 / -1', fontSize: 20, lineHeight: 1.4 }]);
export const fields = style({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  maxWidth: 720,
  '@container': { [roomy]: { gridColumn: '1 / 8', gridRow: 2 } },
});
// Nothing to say yet: a place for it, but no gap.
globalStyle(`${fields} > [role=alert]:empty`, { position: 'absolute' });
/** Why it is asked: beside the fields; where there is no room, before them, or after when it is long. */
export const why = style({
  fontSize: 13,
  lineHeight: 1.8,
  color: vars.color.ink2,
  wordBreak: 'auto-phrase',
  maxWidth: '40em',
  '@container': {
    [roomy]: {
      gridColumn: '9 / -1',
      gridRow: 2,
      alignSelf: 'start',
      paddingLeft: 16,
      borderLeft: `1px solid ${vars.color.rule2}`,
    },
  },
});
export const whyAfter = style({ order: 1 });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.ink}`,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `24px ${vars.layout.gutter}`,
  alignItems: 'start',
});
