import { style } from '@vanilla-extract/css';
import { mincho, pageTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 680px)',
  columnGap: 72,
  padding: `56px ${vars.layout.margin} 96px`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 680px)', rowGap: 32 },
    [media.phone]: { padding: `24px ${vars.layout.margin} 64px` },
    print: { display: 'block' },
  },
});
export const others = style({
  borderTop: `1px solid ${vars.color.ink}`,
  alignSelf: 'start',
  '@media': { [media.tablet]: { order: 2 }, print: { display: 'none' } },
});
export const other = style({
  display: 'block',
  padding: '11px 0',
  fontSize: 13,
  lineHeight: 1.6,
  borderBottom: `1px solid ${vars.color.rule}`,
  selectors: { '&[aria-current=page]': { fontWeight: 700 } },
});
export const text = style({ minWidth: 0 });
export const title = style([pageTitle, { fontSize: 44, '@media': { [media.phone]: { fontSize: 30 } } }]);
export const facts = style({
  display: 'flex',
  gap: 16,
  fontSize: 13,
  color: vars.color.ink2,
  margin: '12px 0 40px',
});
export const old = style({
  borderLeft: `3px solid ${vars.color.shu}`,
  padding: '4px 0 4px 14px',
  marginBottom: 32,
  fontSize: 14,
});
export const body = style({});
export const versions = style({ marginTop: 72, borderTop: `3px solid ${vars.color.ink}`, paddingTop: 16 });
export const versionsTitle = style([mincho, { fontSize: 22, marginBottom: 8 }]);
export const version = style({
  display: 'grid',
  gridTemplateColumns: '56px 176px 1fr',
  gap: 12,
  fontSize: 14,
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: '56px 1fr' } },
});
