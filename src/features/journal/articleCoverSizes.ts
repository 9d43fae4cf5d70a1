/** How wide an article's picture stands on its page, as in HTML. */
export const articleCoverSizes = '(max-width: 767px) 100vw, 61vw';
