import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { DraftValues } from './saving/draftValues.ts';
import { watchNewWords } from './newWords.ts';

export const canMark = typeof CSS !== 'undefined' && 'highlights' in CSS;

/**
 * Marks new text in browsers with CSS highlights. Not before somebody types: what loads with the page is not
 * new.
 */
export function useNewWords(values: DraftValues): {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly paper: RefObject<HTMLDivElement | null>;
} {
  const scroller = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [first] = useState(values);
  const isWriting = values !== first;
  useEffect(() => {
    if (!isWriting || !canMark) return undefined;
    if (scroller.current === null || paper.current === null) return undefined;
    return watchNewWords(scroller.current, paper.current);
  }, [isWriting]);
  return { scroller, paper };
}
