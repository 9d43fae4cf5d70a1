import { useState } from 'react';
import { isLonger } from '../../../lib/text/textLength.ts';

const longest = 2_000;

/** Words that have to be there: `missing` is said of them once they are asked for. */
export function useWords(missing: string) {
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = words.trim() === '';
  return {
    words,
    field: {
      limit: longest,
      value: words,
      onChange: setWords,
      error: isAsked && isMissing ? missing : undefined,
    },
    isAsked,
    /** Whether they can be sent. */
    ask: (): boolean => {
      setAsked(true);
      return !isMissing && !isLonger(words, longest);
    },
  };
}
