/** As in HTML. */
export const openingCoverSizes = '(max-width: 1023px) 100vw, calc(100vw - 432px)';
