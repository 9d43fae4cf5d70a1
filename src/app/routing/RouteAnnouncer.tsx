import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nameTab, pageName } from '../../features/page/documentTitle.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { mainId } from '../chrome/Main.tsx';
import { rememberDeparture, returnToDeparture } from './returnFocus.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page's address before: a draft's until its first save. */
    readonly samePageAs?: string;
  }
}

/**
 * After a page change: title, focus, announcement. The heading gets the focus and is read by screen readers;
 * without one the page gets it and the title is announced. On Back the focus returns to the link used.
 */
export function RouteAnnouncer(): null {
  const router = useRouter();
  useEffect(() => {
    let before: Element | null = null;
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        before = document.activeElement;
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
        if (returned || !(place instanceof HTMLHeadingElement)) announce(pageName());
      }),
    ];
    return () => {
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
  const place = document.getElementById(hash) ?? main.querySelector('h1') ?? main;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return place;
}
