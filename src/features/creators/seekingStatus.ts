/** How a creator's readiness for work is shown: shape first, the word beside it. */
export const seekingStatus = {
  SEEKING: { shape: 'filled', word: '仕事を探している' },
  SEEKING_IF_YOU_HAVE_A_GOOD_OFFER: { shape: 'half', word: '条件が合えば' },
  NOT_SEEKING: { shape: 'ring', word: 'いまは探していない' },
} as const;
