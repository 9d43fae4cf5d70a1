import { style, styleVariants } from '@vanilla-extract/css';
import { media, motion, vars, z } from '../../ui/theme/theme.css.ts';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: z.head,
  display: 'flex',
  alignItems: 'stretch',
  gap: 32,
  height: vars.layout.head,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.ink}`,
  '@media': {
    [media.phone]: { gap: 12, selectors: { '[data-alone] > &': { display: 'none' } } },
    print: { position: 'static' },
  },
});

export const frame = styleVariants({
  page: { paddingInline: vars.layout.margin },
  tool: { paddingInline: vars.layout.toolMargin },
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
});

export const navigation = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: 26,
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});

/** As high as the header, so that the current entry's line is on its rule. */
export const navigationLink = style({
  display: 'flex',
  alignItems: 'center',
  fontSize: 14,
  whiteSpace: 'nowrap',
  borderBlock: '3px solid transparent',
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&[aria-current]': { fontWeight: 700, borderBottomColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { borderBottomColor: vars.color.rule2 } } },
  },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  '@media': { print: { display: 'none' } },
});

// Important: the components have a `display` of their own, in style sheets that may come later.
const away = { display: 'none !important' };
export const notPhone = style({ '@media': { [media.phone]: away } });
export const onlyPhone = style({ '@media': { [media.aboveP]: away } });
/** Registering is also in the phone's bar; signing in is only in the header. In em: larger text needs more room. */
export const whereItFits = style({ '@media': { '(max-width: 22.49em)': away } });
/** Where neither the search box nor a menu with one is shown. */
export const onlyTablet = style({ '@media': { [media.phone]: away, '(min-width: 1200px)': away } });
/** Aligns the last icon with the margin. */
export const flush = style({ '@media': { [media.phone]: { marginRight: -10 } } });
