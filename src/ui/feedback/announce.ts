import { visuallyHidden } from '../text/VisuallyHidden.css.ts';

let region: HTMLElement | undefined;

/** Says something to those who listen, once, without moving the focus. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  if (region === undefined || !region.isConnected) {
    region = document.createElement('div');
    region.className = visuallyHidden;
    document.body.append(region);
  }
  region.setAttribute('aria-live', urgency);
  region.textContent = '';
  // A region must exist before its words change, and must change to be read again.
  setTimeout(() => {
    if (region !== undefined) region.textContent = text;
  }, 50);
}
