import type { ParsedLocation } from '@tanstack/react-router';

interface Change {
  readonly fromLocation?: ParsedLocation;
  readonly toLocation: ParsedLocation;
}

const workPage = /^\/products\/(?!create$|bookmarked$)[^/]+$/;

/**
 * A picture grows into its work's page and goes back into its place; every other change is a plain one. The card and the
 * page name the picture (`view-transition-name: work-picture`), at the moment of leaving and of showing it.
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
 * A transition that another page change cuts short rejects its `ready`, which the router that started it never looks at: the browser would
 * report an error where nothing went wrong. Called once at the start.
 */
export function forgiveSkippedTransitions(page: Document = document): void {
  // Not every browser has them yet, whatever the types say.
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (options) => {
    const transition = start(options);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
