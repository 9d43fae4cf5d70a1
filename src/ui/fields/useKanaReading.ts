import { useRef } from 'react';
import type { CompositionEvent } from 'react';
import { toKatakana } from '../../lib/text/japaneseText.ts';

/** What may stand in a composition before it is converted: kana, and the Latin letters of a syllable half-typed. */
const reading = /^([\u3041-\u3096\u30a1-\u30fa\u30fc]*)([a-z\uff41-\uff5a]*)$/;

/** Katakana of what was typed so far; null once the input method shows kanji. A last lone n is ン. */
function readingOf(text: string): string | null {
  const found = reading.exec(text);
  if (found === null) return null;
  return toKatakana(found[1] ?? '') + (/^[nｎ]$/.test(found[2] ?? '') ? 'ン' : '');
}

interface TextBinding {
  readonly value: string;
  readonly onChange: (value: string, state?: { readonly composing: boolean }) => void;
}

interface KanaReading {
  readonly onChange: (name: string, state: { readonly composing: boolean }) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionUpdate: (event: CompositionEvent) => void;
  readonly onCompositionEnd: (event: CompositionEvent) => void;
}

/**
 * セイ from the keys that wrote 姓: the last kana that a composition showed before it became kanji. What somebody wrote into
 * the reading's own field by hand is never touched again.
 */
export function useKanaReading(name: TextBinding, kana: TextBinding): KanaReading {
  const heard = useRef('');
  /** What was written here last; anything else in the field is somebody's own. */
  const written = useRef('');

  const write = (next: string): void => {
    written.current = next;
    kana.onChange(next);
  };
  return {
    onChange: (text, state) => {
      name.onChange(text, state);
      // An emptied name takes its prefilled reading along.
      if (text === '' && kana.value !== '' && kana.value === written.current) write('');
    },
    onCompositionStart: () => {
      heard.current = '';
    },
    onCompositionUpdate: (event) => {
      const found = readingOf(event.data);
      // An empty text stands between two conversions, too: it is no reading.
      if (found !== null && found !== '') heard.current = found;
    },
    onCompositionEnd: (event) => {
      const added = heard.current;
      heard.current = '';
      // Given up with Escape or Backspace: nothing was written.
      if (added === '' || event.data === '') return;
      if (kana.value === written.current) write(kana.value + added);
    },
  };
}
