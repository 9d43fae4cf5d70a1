import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True during server rendering and hydration: what only the browser knows is drawn after that. */
export function useDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
