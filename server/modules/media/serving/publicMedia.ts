import { LRUCache } from '../../../lib/process/lruCache.ts';
import type { Services } from '../../../lib/request/services.ts';
import { publicAmong } from '../sql.ts';

export type IsPublicMedia = (storageKey: string) => boolean | Promise<boolean>;

/** How long an object is still served after it stopped being public. */
const trustedMs = 10_000;

/**
 * Batches the queries of one turn, and caches only positive answers, for some seconds, so that newly public
 * objects show at once.
 */
export function createPublicMedia({ db, clock }: Pick<Services, 'clock' | 'db'>): IsPublicMedia {
  const trusted = new LRUCache<string, number>(50_000);
  let asking: { readonly keys: Set<string>; readonly found: Promise<ReadonlySet<string>> } | undefined;

  const ask = async (keys: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    asking = undefined;
    const found = new Set(await publicAmong(db, [...keys]));
    const until = clock.now().getTime() + trustedMs;
    for (const key of found) trusted.set(key, until);
    return found;
  };

  return (key) => {
    const until = trusted.get(key);
    if (until !== undefined && until > clock.now().getTime()) return true;
    if (!asking) {
      const keys = new Set<string>();
      asking = { keys, found: ask(keys) };
    }
    asking.keys.add(key);
    return asking.found.then((found) => found.has(key));
  };
}
