/**
 * Paths by pattern: `/products` is exact, `/products/{id}` has any one segment in its place, `/journal/*` is the path and
 * everything below it. A path that the exclusions match is never matched.
 */
export function matchesRoute(
  pathname: string,
  patterns: readonly string[],
  exclude: readonly string[] = [],
): boolean {
  const segments = segmentsOf(pathname);
  const matches = (pattern: string): boolean => matchesSegments(segments, segmentsOf(pattern));
  return patterns.some(matches) && !exclude.some(matches);
}

function segmentsOf(path: string): readonly string[] {
  const end = path.search(/[?#]/);
  return (end === -1 ? path : path.slice(0, end)).split('/').filter((segment) => segment !== '');
}

function matchesSegments(path: readonly string[], pattern: readonly string[]): boolean {
  const open = pattern.at(-1) === '*';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every((segment, i) => /^\{.*\}$/.test(segment) || segment === path[i]);
}

/** The specification's public pages (section 2): the follow dialog is never shown on them. */
export const publicPages = [
  '/',
  '/sign_in',
  '/sign_up/*',
  '/terms/*',
  '/privacy-policy',
  '/journal/*',
  '/business',
  '/document/*',
  '/email_reset',
  '/email_reset_request',
  '/password_reset',
  '/password_reset_request',
] as const;

/** Open to a guest as well, by the product's own decision: through the public queries, for search engines, by law. */
export const guestPages = [
  '/products/{id}',
  '/creators/{id}',
  '/jobs/{id}',
  '/contact',
  '/404',
  '/legal/*',
] as const;

/** Names below `/products` and `/jobs` that are no ids. */
const namedPages = [
  '/products/create',
  '/products/bookmarked',
  '/jobs/entered',
  '/jobs/fulltime',
  '/jobs/outsourcing',
] as const;

export function isPublicPage(pathname: string): boolean {
  return matchesRoute(pathname, publicPages);
}

/** Whether a page may be opened without signing in. */
export function isOpenToGuests(pathname: string): boolean {
  return matchesRoute(pathname, [...publicPages, ...guestPages], namedPages);
}

/** Sign-up, sign-in and 404 stand without the app's header and navigation. */
export function isBarePage(pathname: string): boolean {
  return matchesRoute(pathname, ['/sign_in', '/sign_up/*', '/404']);
}
