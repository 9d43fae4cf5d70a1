import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { act, message, words } from './Toast.css.ts';
import type { ToastAction } from './toastTypes.ts';

interface ToastMessageProps {
  readonly text: string;
  readonly action: ToastAction | undefined;
  readonly duration: number;
  readonly onDone: () => void;
}

/** Its time stands still while it is pointed at, while the focus is in it, and while the page is hidden. */
export function ToastMessage({ text, action, duration, onDone }: ToastMessageProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const held = pointed || focused || hidden;

  useEffect(() => {
    // The toast itself, made by react-toastify, can take the focus too (Alt+T).
    const toast = place.current?.parentElement;
    if (toast === null || toast === undefined) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    toast.addEventListener('pointerenter', () => setPointed(true), { signal });
    toast.addEventListener('pointerleave', () => setPointed(false), { signal });
    toast.addEventListener('focusin', () => setFocused(true), { signal });
    toast.addEventListener('focusout', () => setFocused(false), { signal });
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), { signal });
    return () => aborter.abort();
  }, []);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onDone]);

  return (
    <div ref={place} className={message}>
      <span className={words}>{text}</span>
      {action !== undefined && (
        <button
          type="button"
          className={act}
          onClick={() => {
            action.onPress();
            onDone();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
