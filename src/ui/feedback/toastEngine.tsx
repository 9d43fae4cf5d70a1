import { toast as toastify } from 'react-toastify/unstyled';
import { errorToast, successToast } from './Toast.css.ts';
import { ToastMessage } from './ToastMessage.tsx';
import type { ToastKind } from './toastTypes.ts';

const early: (() => void)[] = [];
let ready = false;
let shown = 0;

/**
 * Toasts wait here until the host is mounted: react-toastify's own queue loses them when React mounts twice.
 */
export function hostStands(stands: boolean): void {
  ready = stands;
  if (ready) for (const show of early.splice(0)) show();
}

/** `autoClose` is off: react-toastify times it by a CSS animation, which reduced motion cuts short. */
export function showToast(id: string, kind: ToastKind, text: string): void {
  if (!ready) {
    early.push(() => showToast(id, kind, text));
    return;
  }
  shown += 1;
  // A new one each time: its time starts anew, and it is read aloud again.
  const message = <ToastMessage key={shown} text={text} onDone={() => toastify.dismiss(id)} />;
  const look = {
    role: kind === 'error' ? 'alert' : 'status',
    className: kind === 'error' ? errorToast : successToast,
  };
  if (toastify.isActive(id)) toastify.update(id, { ...look, render: message });
  else toastify(message, { ...look, toastId: id });
}
