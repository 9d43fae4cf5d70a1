import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { formMessageGap } from './Field.css.ts';
import { mincho } from '../../text/text.css.ts';
import { vars } from '../../theme/theme.css.ts';

/** A container query: the same form is on a page of its own and in a narrow pane. */
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
/** In a pane, which has a title and a 3 px rule of its own. */
export const sectionInPane = style([section, { padding: '16px 0 36px', borderTopWidth: 1 }]);
export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
});
export const title = style([mincho, { gridColumn: '1 / -1', fontSize: 20, lineHeight: 1.4 }]);
export const titleInPane = style({ fontSize: 17, lineHeight: 1.35, fontWeight: 700 });
export const fields = style({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  maxWidth: 720,
  vars: { [formMessageGap]: '0px' },
  '@container': { [roomy]: { gridColumn: '1 / 8', gridRow: 2 } },
});
/** As wide as the pane's rules. */
export const fieldsInPane = style([fields, { maxWidth: 'none' }]);
/** Beside the fields, else before them, or after them when long. */
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
export const whyAfter = style({
  order: 1,
  maxWidth: 'none',
  marginTop: 12,
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.rule}`,
  '@container': { [roomy]: { marginTop: 0, paddingTop: 0, borderTop: 0 } },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.ink}`,
  vars: { [formMessageGap]: '0px' },
});
/** The pane's background; paper by default. */
export const paneGround = createVar('pane-ground');
/** The bottom padding of the pane's scroller. */
export const panePadding = createVar('pane-padding');
/** Keeps the save button in sight. */
export const endInPane = style([
  end,
  {
    position: 'sticky',
    bottom: `calc(-1 * ${fallbackVar(panePadding, '0px')})`,
    zIndex: 1,
    gap: 12,
    // Covers the outline of a field under it.
    marginInline: -2,
    padding: '12px 2px calc(12px + env(safe-area-inset-bottom))',
    background: fallbackVar(paneGround, vars.color.paper),
    '@media': { print: { position: 'static' } },
  },
]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `24px ${vars.layout.gutter}`,
  alignItems: 'start',
});
