import type { ParsedLocation } from '@tanstack/react-router';
import { mainId } from '../chrome/Main.tsx';

/** The link used to leave: its address, and its index among those with the same address. */
interface Departure {
  readonly href: string;
  readonly index: number;
}

/** By history entry, for Back. */
const departures = new Map<string, Departure>();
const waitMs = 1_000;

function linksTo(href: string): readonly HTMLAnchorElement[] {
  const links = document.getElementById(mainId)?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  return [...links].filter((link) => link.getAttribute('href') === href);
}

/** The router's key of a history entry, also used for scroll positions. */
function entryOf({ state, href }: ParsedLocation): string {
  return state.__TSR_key ?? href;
}

/** Call before the page changes. */
export function rememberDeparture(from: ParsedLocation): void {
  const link = document.activeElement?.closest<HTMLAnchorElement>('a[href]') ?? null;
  const href = link?.getAttribute('href') ?? null;
  if (link === null || href === null) return;
  const index = linksTo(href).indexOf(link);
  if (index >= 0) departures.set(entryOf(from), { href, index });
}

export function hasDeparture(to: ParsedLocation): boolean {
  return departures.has(entryOf(to));
}

/** Call when the page is rendered. Waits a moment for a list to fill, unless the person moves on. */
export function returnToDeparture(to: ParsedLocation): boolean {
  const departure = departures.get(entryOf(to));
  if (departure === undefined) return false;
  const { href, index } = departure;
  const focus = (): boolean => {
    const link = linksTo(href)[index];
    link?.focus({ preventScroll: true });
    // One of the page before, which is still there but hidden, does not take it.
    return link !== undefined && document.activeElement === link;
  };
  if (focus()) return true;
  const until = performance.now() + waitMs;
  const before = document.activeElement;
  const retry = (now: number): void => {
    if (now < until && document.activeElement === before && !focus()) requestAnimationFrame(retry);
  };
  requestAnimationFrame(retry);
  return false;
}
