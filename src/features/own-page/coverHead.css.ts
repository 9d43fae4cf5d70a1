import { style } from '@vanilla-extract/css';
import { mincho } from '../../ui/text/text.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const cover = style({
  position: 'relative',
  height: 240,
  background: color.sink,
  overflow: 'hidden',
  '@media': { [media.phone]: { height: 120 } },
});
export const shelf = style({ display: 'flex', gap: 2, height: '100%' });
export const shelved = style({
  flex: '1 0 320px',
  minWidth: 0,
  height: '100%',
  '@media': { [media.phone]: { flexBasis: 160 } },
});
/** Without a picture: room for the face and the upload button. */
export const coverEmpty = style([cover, { height: 144, '@media': { [media.phone]: { height: 104 } } }]);
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 24px',
  alignItems: 'end',
  padding: `0 ${layout.margin}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style([
  mincho,
  {
    marginTop: 12,
    fontSize: 34,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: 27 } },
  },
]);
export const headAct = style({
  paddingBottom: 4,
  '@media': { [media.phone]: { marginTop: 16, paddingBottom: 0 } },
});
