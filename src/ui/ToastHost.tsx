import type { ReactElement } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { region } from './Toast.css.ts';

/** react-toastify without its styles: its own entry would insert a style tag, which the page's policy forbids. */
export function ToastHost(): ReactElement {
  return (
    <ToastContainer
      className={region}
      position="top-center"
      aria-label="お知らせ"
      autoClose={false}
      closeButton={false}
      hideProgressBar
      closeOnClick={false}
      icon={false}
      transition={false}
      draggable={false}
      limit={3}
      newestOnTop={false}
    />
  );
}
