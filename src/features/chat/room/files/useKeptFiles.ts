import { useEffect, useSyncExternalStore } from 'react';
import { keptFiles } from './keptFiles.ts';
import type { ChosenFile } from './fileStore.ts';

/** The files of a room that are not with the server: chosen here, in another tab, or before a reload. */
export function useKeptFiles(userId: string, roomId: string): readonly ChosenFile[] {
  useEffect(() => {
    void keptFiles.load(userId, roomId);
  }, [userId, roomId]);
  return useSyncExternalStore(keptFiles.subscribe, () => keptFiles.of(userId, roomId));
}
