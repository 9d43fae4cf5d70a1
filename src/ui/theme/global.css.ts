import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media, vars } from './theme.css.ts';

/** The glyphs that scripts/subsetFont.mjs keeps. */
const unicodeRange = 'U+20-5B, U+5D, U+5F, U+61-7A, U+A0, U+B7, U+D7, U+2013-2014, U+2192, U+2212';

globalFontFace('Tsumugi Num', {
  src: 'url("./fonts/archivo.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStretch: '62% 100%',
  fontDisplay: 'swap',
  unicodeRange,
});

/**
 * Until Archivo loads, a system sans takes Archivo's widths and line metrics, so that nothing moves. Ratios
 * measured against Liberation Sans, which has Arial's advances.
 */
const standIns = [
  { fontStretch: '62% 79%', digits: { regular: 0.79, bold: 0.82 } },
  { fontStretch: '80% 94%', digits: { regular: 0.93, bold: 0.97 } },
  { fontStretch: '95% 100%', digits: { regular: 1, bold: 1.02 } },
];
const faces = {
  regular: {
    fontWeight: '400 549',
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Roboto")',
  },
  bold: {
    fontWeight: '550 700',
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("HelveticaNeue-Bold"), local("Roboto Bold")',
  },
};
const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

for (const { fontStretch, digits } of standIns) {
  for (const face of ['regular', 'bold'] as const) {
    const size = digits[face];
    globalFontFace('Tsumugi Num Fallback', {
      ...faces[face],
      fontStretch,
      unicodeRange,
      sizeAdjust: percent(size),
      ascentOverride: percent(0.878 / size),
      descentOverride: percent(0.21 / size),
      lineGapOverride: '0%',
    });
  }
}

// Not for pseudo-elements: that would make browsers style two more for each element of a feed.
globalStyle('*', { boxSizing: 'border-box' });

globalStyle('html', {
  background: vars.color.paper,
  color: vars.color.ink,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Room for the fixed header at anchors.
  scrollPaddingTop: `calc(${vars.layout.head} + 16px)`,
  // And for the phone's bar at the focused element.
  scrollPaddingBottom: `calc(${vars.layout.bar} + env(safe-area-inset-bottom) + 16px)`,
  // Always a scroll bar, so that short and long pages align.
  overflowY: 'scroll',
});
// Under a dialog (usePageStill.ts).
globalStyle('html[data-still]', { overflow: 'hidden' });
globalStyle('html[data-still=bar]', { scrollbarGutter: 'stable' });

// Hides the server's drawing for guests when public/first.js finds a session.
globalStyle('html[data-undrawn] [data-drawn]', { display: 'none' });

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  fontFamily: vars.font.gothic,
  fontSize: 14,
  lineHeight: 1.5,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', {
  margin: 0,
  padding: 0,
});
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { WebkitAppearance: 'none', appearance: 'none', cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('img, svg, video, canvas', { maxWidth: '100%' });
globalStyle('em, i, cite, address', { fontStyle: 'normal' });
globalStyle('hr', { border: 0, borderTop: `1px solid ${vars.color.rule}`, margin: 0 });
globalStyle('::placeholder', { color: vars.color.ink3, opacity: 1 });
globalStyle('::selection', { background: vars.color.ai, color: vars.color.paper });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: 700,
  lineHeight: 1.35,
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
  fontFeatureSettings: '"palt"',
});

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.ai}`, outlineOffset: 2 });
// Washes are not painted where people chose their own colours: what is current keeps a frame.
globalStyle(
  ':is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]):not(:focus-visible)',
  { '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } } },
);
// Focus targets after a page change are not controls.
globalStyle('main:focus, h1:focus, [tabindex="-1"]:focus:not([role])', { outline: 'none' });

// react-aria would insert this as a style tag; index.html has an element with that tag's id to stop it.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

// No transitions while the theme changes (src/ui/theme/theme.ts).
globalStyle(
  'html[data-theme-switching] *, html[data-theme-switching] *::before, html[data-theme-switching] *::after',
  { transition: 'none !important' },
);

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillness]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '200ms',
  animationTimingFunction: 'ease-out',
  '@media': { [media.stillness]: { animation: 'none !important' } },
});

globalStyle('html', {
  '@media': { print: { colorScheme: 'light', overflowY: 'visible' } },
});
globalStyle('html, body', {
  '@media': { print: { background: '#fff !important', color: '#000 !important' } },
});
globalStyle('[data-noprint]', { '@media': { print: { display: 'none !important' } } });
globalStyle('tr, figure, blockquote', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
