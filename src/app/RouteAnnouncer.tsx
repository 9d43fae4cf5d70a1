import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { documentTitle } from '../features/shell/documentTitle.ts';
import { factsOf } from '../routes/paths.ts';
import { announce } from '../ui/announce.ts';
import { mainId } from './Main.tsx';

/**
 * After a page change: the title, the focus, and a word to those who listen. The focus goes to the page's heading, which
 * is then read out by itself; where there is none yet it goes to the page, and the title is said instead.
 */
export function RouteAnnouncer(): null {
  const router = useRouter();
  useEffect(() => {
    // Before the page's own `PageHead`, which knows better.
    const stopNaming = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
      const facts = factsOf(router.state.matches.at(-1)?.fullPath);
      if (pathChanged && facts !== undefined) document.title = documentTitle(facts.title);
    });
    const stopMoving = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      if (fromLocation === undefined || !pathChanged) return;
      const place = moveFocus(toLocation.hash);
      if (!(place instanceof HTMLHeadingElement)) announce(document.title);
    });
    return () => {
      stopNaming();
      stopMoving();
    };
  }, [router]);
  return null;
}

/** Where the focus now is. */
function moveFocus(hash: string): Element | null {
  const main = document.getElementById(mainId);
  const { activeElement } = document;
  if (main === null) return null;
  // The page may have taken the focus itself: a field to type into, the card one came from.
  if (activeElement !== main && main.contains(activeElement)) return activeElement;
  const aim = hash === '' ? null : document.getElementById(hash);
  const place = aim ?? main.querySelector('h1') ?? main;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return place;
}
