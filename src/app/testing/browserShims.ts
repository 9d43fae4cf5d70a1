import { vi } from 'vitest';

/** What jsdom lacks and the chrome uses: popovers, dialogs, scrolling. Enough of each to press and to look at. */
export function installBrowserShims(): void {
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  installPopover();
  installDialog();
}

const shown = new Set<HTMLElement>();
const invokers = new Map<HTMLElement, HTMLElement>();

function toggle(panel: HTMLElement, open: boolean): void {
  if (shown.has(panel) === open) return;
  if (open) shown.add(panel);
  else shown.delete(panel);
  panel.toggleAttribute('data-shown', open);
  // jsdom hides a popover by its own sheet, and what is hidden takes no focus.
  panel.style.display = open ? 'block' : '';
  const event = new Event('toggle');
  Object.assign(event, { newState: open ? 'open' : 'closed', oldState: open ? 'closed' : 'open' });
  panel.dispatchEvent(event);
  if (!open) invokers.get(panel)?.focus();
}

let listening = false;

function installPopover(): void {
  shown.clear();
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    toggle(this, true);
  };
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    toggle(this, false);
  };
  if (listening) return;
  listening = true;
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[popovertarget]') : null;
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (button === null || panel === null) return;
    invokers.set(panel, button);
    toggle(panel, !shown.has(panel));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const panel of shown) toggle(panel, false);
  });
}

function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
}
