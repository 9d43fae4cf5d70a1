import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { message, words } from './Toast.css.ts';
import { useHeldTimer } from './useHeldTimer.ts';

const standsMs = 3000;

interface ToastMessageProps {
  readonly text: string;
  readonly onDone: () => void;
}

export function ToastMessage({ text, onDone }: ToastMessageProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  // The toast itself, made by react-toastify, can also take the focus (Alt+T).
  const toast = useRef<HTMLElement>(null);
  useEffect(() => {
    toast.current = place.current?.parentElement ?? null;
  }, []);
  useHeldTimer(toast, standsMs, onDone);
  return (
    <div ref={place} className={message}>
      <span className={words}>{text}</span>
    </div>
  );
}
