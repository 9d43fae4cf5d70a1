import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { DraftValues } from './saving/draftValues.ts';
import { watchNewWords } from './newWords.ts';

export const canMark = typeof CSS !== 'undefined' && 'highlights' in CSS;

/**
 * Marks what is being written, in browsers that can do so without touching the page's elements. Not before somebody writes: what
 * comes from the server as the page opens is no news.
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
