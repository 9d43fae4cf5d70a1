import { toast as toastify } from 'react-toastify/unstyled';
import { errorToast, successToast } from './Toast.css.ts';
import type { ToastKind, ToastOptions } from './toast.ts';
import { ToastMessage } from './ToastMessage.tsx';

const usual = 3000;

export function dismissToast(id: string): void {
  toastify.dismiss(id);
}

/** `autoClose` stays off: react-toastify would time it by a CSS animation, which reduced motion cuts short. */
export function showToast(id: string, kind: ToastKind, text: string, options: ToastOptions): void {
  const message = (
    <ToastMessage
      text={text}
      action={options.action}
      duration={options.duration ?? usual}
      onDone={() => dismissToast(id)}
    />
  );
  if (toastify.isActive(id)) {
    toastify.update(id, { render: message });
    return;
  }
  toastify(message, {
    toastId: id,
    role: kind === 'error' ? 'alert' : 'status',
    className: kind === 'error' ? errorToast : successToast,
  });
}
