/** For the `sizes` attribute. */
export const articleCoverSizes = '(max-width: 767px) 100vw, 61vw';
