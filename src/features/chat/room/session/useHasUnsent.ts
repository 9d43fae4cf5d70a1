import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '../../../../lib/browser/storage.ts';
import { unsentBox } from './unsent.ts';

/** Whether something that was written in a room has not gone out from this browser. */
export function useHasUnsent(userId: string, roomId: string): boolean {
  const box = useMemo(() => unsentBox(localStore, userId, roomId), [userId, roomId]);
  return useSyncExternalStore(
    box.onChange,
    () => box.read().length > 0,
    () => false,
  );
}
