import type { ParsedLocation } from '@tanstack/react-router';

interface Change {
  readonly fromLocation?: ParsedLocation;
  readonly toLocation: ParsedLocation;
}

const workPage = /^\/products\/(?!create$|bookmarked$)[^/]+$/;

/**
 * A picture grows into its work's page and back; other page changes have no transition. Card and page name
 * the picture (`view-transition-name: work-picture`).
 */
export const pictureTransition = {
  types: ({ fromLocation, toLocation }: Change): string[] | false => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return false;
    const opens = workPage.test(toLocation.pathname);
    const closes = workPage.test(fromLocation.pathname);
    return opens === closes ? false : ['picture'];
  },
};

/**
 * A skipped transition rejects its `ready`, which the router ignores: browsers would report an error. Call
 * once.
 */
export function forgiveSkippedTransitions(page: Document = document): void {
  // Not all browsers have them, whatever the types say.
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (options) => {
    const transition = start(options);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
