import { isNumber, isRecord, isString } from '../../lib/guards.ts';
import type { SafeStorage } from '../../lib/browser/storage.ts';

interface LastVisit {
  readonly path: string;
  readonly at: number;
  /** Nobody is led to where somebody else on this browser was. */
  readonly viewerId: string;
}

const key = 'tsumugi:last-active';
const dayMs = 24 * 60 * 60 * 1000;

function isLastVisit(value: unknown): value is LastVisit {
  return isRecord(value) && isString(value['path']) && isNumber(value['at']) && isString(value['viewerId']);
}

export interface LastVisits {
  readonly record: (path: string, viewerId: string) => void;
  /** Null unless younger than a day, of this person, and a page of ours. */
  readonly of: (viewerId: string) => string | null;
  readonly forget: () => void;
}

export function lastVisits(storage: SafeStorage, now: () => number = Date.now): LastVisits {
  return {
    record: (path, viewerId) => {
      if (isOwnPath(path)) storage.write(key, { path, at: now(), viewerId });
    },
    of: (viewerId) => {
      const visit = storage.read(key, isLastVisit);
      if (visit === null || visit.viewerId !== viewerId || !isOwnPath(visit.path)) return null;
      const age = now() - visit.at;
      return age >= 0 && age < dayMs ? visit.path : null;
    },
    forget: () => storage.remove(key),
  };
}

const here = 'https://here.invalid';

/**
 * Whether one may be redirected to this path: on this host, and not signing in. Parsed as a browser does:
 * `/\host` leads elsewhere.
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, here)) return false;
  const { origin, pathname } = new URL(path, here);
  return origin === here && !/^\/sign_in(?:\/|$)/.test(pathname);
}
