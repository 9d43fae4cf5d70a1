import type { Viewer } from '../../../lib/request/viewer.ts';

/** How a viewer got there. */
export const viewSources = ['FEED', 'OTHER', 'OUTSIDE', 'PROFILE', 'SEARCH', 'SIMILAR', 'TIMELINE'] as const;
export type ViewSource = (typeof viewSources)[number];

export interface Origin {
  readonly source: ViewSource;
  /** Another site's host, such as `www.google.com`; never more of the address. */
  readonly host: string | null;
}

export interface GivenOrigin {
  readonly source?: ViewSource | null | undefined;
  readonly host?: string | null | undefined;
}

const longestHost = 100;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/u;

/** Drops an invalid host. */
export function originOf({ source, host }: GivenOrigin): Origin {
  if (source !== 'OUTSIDE') return { source: source ?? 'OTHER', host: null };
  const name = (host ?? '')
    .slice(0, longestHost + 10)
    .toLowerCase()
    .replace(/^www\./u, '');
  return { source, host: name.length <= longestHost && hostName.test(name) ? name : null };
}

export const audiences = ['COMPANY', 'CREATOR', 'GUEST'] as const;
export type Audience = (typeof audiences)[number];

export function audienceOf(viewer: Viewer): Audience {
  if (viewer.kind !== 'user') return 'GUEST';
  return viewer.companyId === null ? 'CREATOR' : 'COMPANY';
}
