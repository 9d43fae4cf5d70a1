import { type Session, viewerKey } from '../../features/session/session.ts';
import { isString } from '../../lib/guards.ts';
import { forgetFiles } from '../../features/chat/room/files/forgetFiles.ts';
import { keptStore } from '../../lib/browser/keptStore.ts';
import { localStore } from '../../lib/browser/storage.ts';

const key = 'tsumugi:kept-for';
/** The service worker's cache. */
const picturesCache = 'pictures';

async function forget(): Promise<void> {
  await Promise.all([keptStore.clear(), forgetFiles()]);
  if ('caches' in globalThis) await caches.delete(picturesCache);
}

/**
 * Deletes what was kept for a person when their session has ended: here, in another tab, by the server, or
 * while no page was open.
 */
export function forgetKeptWith(
  session: Session,
  {
    store = localStore,
    forgetAll = forget,
  }: { readonly store?: typeof localStore; readonly forgetAll?: () => Promise<void> } = {},
): () => void {
  const look = (): void => {
    const viewer = viewerKey(session.state());
    // Not known yet; nothing is shown meanwhile.
    if (viewer === null) return;
    const before = store.read(key, isString);
    if (before === viewer || (before === null && viewer === 'guest')) return;
    if (viewer === 'guest') store.remove(key);
    else store.write(key, viewer);
    if (before !== null) forgetAll().catch(() => undefined);
  };
  look();
  return session.subscribe(look);
}
