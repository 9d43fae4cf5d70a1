/**
 * How somebody got to a work or an opening; sent with the view, so that its author learns what leads people
 * there.
 */
export type Source = 'FEED' | 'OTHER' | 'OUTSIDE' | 'PROFILE' | 'SEARCH' | 'SIMILAR' | 'TIMELINE';

export interface Origin {
  readonly source: Source;
  /** Another site's host, the only part of its address that is sent. */
  readonly host: string | null;
}

const sourceOfPath: readonly (readonly [RegExp, Source])[] = [
  [/^\/(?:products|jobs(?:\/(?:fulltime|outsourcing|bookmarked))?)?$/u, 'FEED'],
  [/^\/(?:search|recommend)(?:\/|$)/u, 'SEARCH'],
  [/^\/(?:creators|companies)\/[^/]+$/u, 'PROFILE'],
  [/^\/(?:products|jobs)\/[^/]+$/u, 'SIMILAR'],
  [/^\/(?:timeline|following)(?:\/|$)/u, 'TIMELINE'],
];

/**
 * @param path of the page before in this tab, null on entering the site.
 * @param referrer the browser's, for the first page.
 */
export function originOf(path: string | null, referrer: string, ownHost: string): Origin {
  if (path !== null) {
    return { source: sourceOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'OTHER', host: null };
  }
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  if (host === '' || host === ownHost) return { source: 'OTHER', host: null };
  return { source: 'OUTSIDE', host };
}

let before: string | null = null;

export function leavePage(path: string): void {
  before = path;
}

export function cameFrom(): Origin {
  return originOf(before, document.referrer, window.location.hostname);
}
