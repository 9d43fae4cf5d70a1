/** How wide an opening's picture stands, as in HTML. */
export const openingCoverSizes = '(max-width: 1023px) 100vw, calc(100vw - 432px)';
