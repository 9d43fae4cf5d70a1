import { useRef } from 'react';
import type { CompositionEvent } from 'react';
import { toKatakana } from '../../../lib/text/japaneseText.ts';

/** A composition before conversion: kana, and the Latin letters of a half-typed syllable. */
const reading = /^([\u3041-\u3096\u30a1-\u30fa\u30fc]*)([a-z\uff41-\uff5a]*)$/;

/** In katakana; null once the IME shows kanji. A lone n at the end is ン. */
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
 * Fills セイ while 姓 is typed: the last kana an IME composition showed before it became kanji. A reading the
 * person typed is never changed.
 */
export function useKanaReading(name: TextBinding, kana: TextBinding): KanaReading {
  const heard = useRef('');
  /** The last reading written here; any other value is the person's own. */
  const written = useRef('');

  const write = (next: string): void => {
    written.current = next;
    kana.onChange(next);
  };
  return {
    onChange: (text, state) => {
      name.onChange(text, state);
      // Emptying the name also removes its reading.
      if (text === '' && kana.value !== '' && kana.value === written.current) write('');
    },
    onCompositionStart: () => {
      heard.current = '';
    },
    onCompositionUpdate: (event) => {
      const found = readingOf(event.data);
      // The text is also empty between two conversions.
      if (found !== null && found !== '') heard.current = found;
    },
    onCompositionEnd: (event) => {
      const added = heard.current;
      heard.current = '';
      // Cancelled with Escape or Backspace.
      if (added === '' || event.data === '') return;
      if (kana.value === written.current) write(kana.value + added);
    },
  };
}
