import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';

interface Typed {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

const restMs = 250;

/** Calls back when typing pauses, never while an IME is composing. */
export function useTyped(onWords: (words: string) => void): Typed {
  const [value, setValue] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (words: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onWords(words.trim()), words === '' ? 0 : restMs);
  };
  return {
    value,
    onChange: ({ currentTarget, nativeEvent }) => {
      setValue(currentTarget.value);
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) tell(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }) => tell(currentTarget.value),
  };
}
