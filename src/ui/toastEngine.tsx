import { toast as toastify } from 'react-toastify/unstyled';
import { errorToast, successToast } from './Toast.css.ts';
import { ToastMessage } from './ToastMessage.tsx';
import type { ToastKind, ToastOptions } from './toastTypes.ts';

const usual = 3000;
const early: (() => void)[] = [];
let ready = false;

/** ToastHost says that it stands. What is asked for before waits here: react-toastify's own queue loses it when React mounts twice. */
export function hostStands(stands: boolean): void {
  ready = stands;
  if (ready) for (const show of early.splice(0)) show();
}

export function dismissToast(id: string): void {
  toastify.dismiss(id);
}

/** `autoClose` stays off: react-toastify would time it by a CSS animation, which reduced motion cuts short. */
export function showToast(id: string, kind: ToastKind, text: string, options: ToastOptions): void {
  if (!ready) {
    early.push(() => showToast(id, kind, text, options));
    return;
  }
  const message = (
    <ToastMessage
      text={text}
      action={options.action}
      duration={options.duration ?? usual}
      onDone={() => dismissToast(id)}
    />
  );
  const look = {
    role: kind === 'error' ? 'alert' : 'status',
    className: kind === 'error' ? errorToast : successToast,
  };
  if (toastify.isActive(id)) toastify.update(id, { ...look, render: message });
  else toastify(message, { ...look, toastId: id });
}
