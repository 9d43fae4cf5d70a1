/** The highlight's name in the style sheet. */
export const newWords = 'draft-new-words';
