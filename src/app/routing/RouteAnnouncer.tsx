import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nameTab, pageName } from '../../features/page/documentTitle.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { mainId } from '../chrome/Main.tsx';
import { rememberDeparture, returnToDeparture } from './returnFocus.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The address under which the very same page stood until now: a draft's, until its first save. */
    readonly samePageAs?: string;
  }
}

/**
 * After a page change: the title, the focus, and a word to those who listen. The focus goes to the page's heading, which
 * is then read out by itself; where there is none yet it goes to the page, and the title is said instead. On the way back
 * it goes to the link one had left by.
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
      // Before the page's own `PageHead`, which knows better.
      router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        const facts = router.state.matches.at(-1)?.staticData.page;
        if (pathChanged && facts !== undefined) nameTab(facts.title);
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // The page has only got another address: whoever writes in it goes on.
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

/** Where the focus now is. */
function moveFocus(hash: string, before: Element | null): Element | null {
  const main = document.getElementById(mainId);
  const { activeElement } = document;
  if (main === null) return null;
  // The page may have taken the focus itself, to a field to type into. What merely kept it was reused from the last page.
  const taken = activeElement !== before && activeElement !== main && main.contains(activeElement);
  if (taken) return activeElement;
  const place = document.getElementById(hash) ?? main.querySelector('h1') ?? main;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return place;
}
