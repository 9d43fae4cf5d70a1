import { visuallyHidden } from '../text/VisuallyHidden.css.ts';

let region: HTMLElement | undefined;

/** Announces a text to screen readers without moving the focus. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  if (region === undefined || !region.isConnected) {
    region = document.createElement('div');
    region.className = visuallyHidden;
    document.body.append(region);
  }
  region.setAttribute('aria-live', urgency);
  region.textContent = '';
  // A live region must exist before its text changes, and the text must change to be read again.
  setTimeout(() => {
    if (region !== undefined) region.textContent = text;
  }, 50);
}
