import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nameTab, pageName } from '../../features/page/documentTitle.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { mainId } from '../chrome/Main.tsx';
import { hasDeparture, rememberDeparture, returnToDeparture } from './returnFocus.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page's address before: a draft's until its first save. */
    readonly samePageAs?: string;
  }
}

/**
 * After a page change: title, focus, announcement. The heading gets the focus and is read by screen readers;
 * until there is one the page has it, and the title is announced. On Back the focus returns to the link used.
 */
export function RouteAnnouncer(): null {
  const router = useRouter();
  useEffect(() => {
    let before: Element | null = null;
    let stopWaiting: (() => void) | undefined;
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        before = document.activeElement;
        if (pathChanged) stopWaiting?.();
        if (fromLocation !== undefined && pathChanged) rememberDeparture(fromLocation);
      }),
      // Before the page's own `PageHead`, which is more exact.
      router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        const facts = router.state.matches.at(-1)?.staticData.page;
        if (pathChanged && facts !== undefined) nameTab(facts.title);
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // The same page with a new address: typing goes on.
        if (toLocation.state.samePageAs === fromLocation.pathname) return;
        const place = moveFocus(toLocation.hash, before);
        const returned = returnToDeparture(toLocation);
        if (place?.id === mainId && place instanceof HTMLElement && !hasDeparture(toLocation))
          stopWaiting = giveToHeading(place, toLocation.hash);
        if (returned || !(place instanceof HTMLHeadingElement)) announce(pageName());
      }),
    ];
    return () => {
      stopWaiting?.();
      for (const stop of stops) stop();
    };
  }, [router]);
  return null;
}

/** Answers the focused element. */
function moveFocus(hash: string, before: Element | null): Element | null {
  const main = document.getElementById(mainId);
  const { activeElement } = document;
  if (main === null) return null;
  // The page may have focused a field itself; an element that only kept the focus is a reused one.
  const taken = activeElement !== before && activeElement !== main && main.contains(activeElement);
  if (taken) return activeElement;
  return [...placesIn(main, hash), main].find(takesFocus) ?? null;
}

function placesIn(main: HTMLElement, hash: string): readonly HTMLElement[] {
  const named = document.getElementById(hash);
  return [...(named === null ? [] : [named]), ...main.querySelectorAll('h1')];
}

/** What is hidden does not: the page before stays there, unseen, while the next one waits for its data. */
function takesFocus(place: HTMLElement): boolean {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

const longestWaitMs = 30_000;

/** The heading of a page that still waits for its data, once it is there, unless the focus has gone elsewhere. Some pages have none. */
function giveToHeading(main: HTMLElement, hash: string): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || placesIn(main, hash).some(takesFocus)) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), longestWaitMs);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return stop;
}
