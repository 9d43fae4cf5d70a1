/** The name by which the style sheet finds the marked words. */
export const newWords = 'draft-new-words';
