import { media } from '../../../ui/theme/theme.css.ts';

export function placeOf(name: string): string {
  return `draft-${name}`;
}

const controls = 'input:not([type=hidden]):not(:disabled), textarea, select, button, a[href]';

export function goTo(name: string): void {
  const place = document.getElementById(placeOf(name));
  if (place === null) return;
  const still = globalThis.matchMedia(media.stillness).matches;
  place.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  const wanted =
    place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(controls);
  wanted?.focus({ preventScroll: true });
}
