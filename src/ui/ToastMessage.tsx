import { useEffect, useState } from 'react';
import type { FocusEvent, ReactElement } from 'react';
import { act, message, words } from './Toast.css.ts';
import type { ToastAction } from './toast.ts';

interface ToastMessageProps {
  readonly text: string;
  readonly action: ToastAction | undefined;
  readonly duration: number;
  readonly onDone: () => void;
}

/** Its time stands still while it is pointed at, while the focus is in it, and while the page is hidden. */
export function ToastMessage({ text, action, duration, onDone }: ToastMessageProps): ReactElement {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const held = pointed || focused || hidden;

  useEffect(() => {
    const follow = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onDone]);

  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <div
      className={message}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
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
