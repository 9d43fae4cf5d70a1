import { z } from '../theme/theme.css.ts';

/** Longer than the second press of a double click takes. */
const shieldMs = 400;
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** Where something closes by a press, the second of a double press reaches nothing that lay below it. */
export function shield(place: Element): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  const cover = document.createElement('div');
  const pixels = { left, top, width, height };
  for (const [name, value] of Object.entries(pixels)) cover.style.setProperty(name, `${value}px`);
  cover.style.position = 'fixed';
  cover.style.zIndex = String(z.toast + 1);
  const stop = (event: Event): void => {
    if (event.target !== cover) return;
    // Before an overlay takes it for a press outside of it.
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const press of presses) window.addEventListener(press, stop, true);
  document.body.append(cover);
  setTimeout(() => {
    cover.remove();
    for (const press of presses) window.removeEventListener(press, stop, true);
  }, shieldMs);
}
