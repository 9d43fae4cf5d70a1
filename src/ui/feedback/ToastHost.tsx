import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { region } from './Toast.css.ts';
import { hostStands } from './toastEngine.tsx';

/** react-toastify without its own style tag, which the Content-Security-Policy forbids. */
export function ToastHost(): ReactElement {
  useEffect(() => {
    const timer = setTimeout(() => hostStands(true));
    return () => {
      clearTimeout(timer);
      hostStands(false);
    };
  }, []);
  return (
    <ToastContainer
      className={region}
      position="top-center"
      aria-label="お知らせ"
      autoClose={false}
      closeButton={false}
      customProgressBar
      closeOnClick={false}
      icon={false}
      transition={false}
      draggable={false}
      limit={3}
    />
  );
}
