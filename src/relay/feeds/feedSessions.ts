/** The feeds that exist: one for each definition, filters and viewer; the least recently used are dropped. */
import type { IEnvironment } from 'relay-runtime';
import type { FeedSnapshot } from './feedTypes.ts';
import { leftFeeds } from './leftFeeds.ts';

/** Drops feeds that are not mounted, so that the next visit loads them anew. */
export function forgetIdleFeeds(environment: IEnvironment): void {
  const known = sessions.get(environment);
  for (const [session, { forget }] of known ?? []) {
    if (session.mounted) continue;
    known?.delete(session);
    forget();
    session.dispose();
  }
}

/** When the viewer changes. */
export function closeFeeds(environment: IEnvironment): void {
  for (const feed of sessions.get(environment)?.keys() ?? []) feed.close();
  leftFeeds.drop();
}

/**
 * Saves the feeds a person may come back to when this document goes: on a reload, or when the browser needs
 * the memory.
 */
export function keepFeedsOverReload(environment: () => IEnvironment): void {
  const keep = (): void => {
    const feeds = [...(sessions.get(environment()) ?? [])].flatMap(([session, { name }]) => {
      const left = session.snapshot();
      return left === null ? [] : [[name, left] as const];
    });
    leftFeeds.keep(feeds);
  };
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

interface Session {
  readonly mounted: boolean;
  readonly visited: boolean;
  snapshot(): FeedSnapshot | null;
  dispose(): void;
  close(): void;
}

interface Known {
  readonly name: string;
  /** Removes it from its definition. */
  readonly forget: () => void;
}

const sessionsKept = 6;

/** Feeds by environment, least recently used first. */
const sessions = new WeakMap<IEnvironment, Map<Session, Known>>();

/** Used now; the least recently used that nobody looks at goes. */
export function touchFeed(environment: IEnvironment, feed: Session, of: Known): void {
  const known = sessions.get(environment) ?? new Map<Session, Known>();
  sessions.set(environment, known);
  known.delete(feed);
  known.set(feed, of);
  if (known.size <= sessionsKept) return;
  const idle = [...known].filter(([session]) => session !== feed && !session.mounted);
  const oldest = idle.find(([session]) => !session.visited) ?? idle[0];
  if (oldest === undefined) return;
  const [session, { forget }] = oldest;
  known.delete(session);
  forget();
  session.dispose();
}
