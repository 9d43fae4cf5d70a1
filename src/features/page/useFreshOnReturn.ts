import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { askShownAnew } from '../../relay/routeQuery.ts';

/** Asks for the page again when its window is returned to: what it shows may have been changed in another. */
export function useFreshOnReturn(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const ask = (): void => askShownAnew(environment);
    globalThis.addEventListener('focus', ask);
    return () => globalThis.removeEventListener('focus', ask);
  }, [environment]);
}
