import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const page = style({
  padding: `56px ${vars.layout.margin} 96px`,
  '@media': { [media.phone]: { padding: `24px ${vars.layout.margin} 64px` } },
});
export const head = style({ marginBottom: 40 });
export const title = style([pageTitle, { '@media': { [media.phone]: { fontSize: 30 } } }]);
export const lead = style({
  fontSize: 16,
  lineHeight: 2,
  marginTop: 12,
  maxWidth: '37em',
  wordBreak: 'auto-phrase',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const sent = style([lead, { display: 'block' }]);
