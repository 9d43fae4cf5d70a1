/** A creator's readiness for work. */
export const seekingStatus = {
  SEEKING: { shape: 'filled', word: '仕事を探している' },
  SEEKING_IF_YOU_HAVE_A_GOOD_OFFER: { shape: 'half', word: '条件が合えば検討' },
  NOT_SEEKING: { shape: 'ring', word: '現在は探していない' },
} as const;
