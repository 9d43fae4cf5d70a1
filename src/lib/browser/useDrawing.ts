import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True where the server draws the page, and while the browser takes over what it drew: what only the browser knows comes after that. */
export function useDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
