import { createElement, lazy, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

interface PartAhead<P> {
  readonly Part: (props: P) => ReactElement;
  /** Fetches the code before it is wanted. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A part whose code comes before it is wanted. `lazy` alone waits even for code that is there, and React shows what had to be waited
 * for 300 ms after what stood in for it.
 */
export function partAhead<P extends object>(load: () => Promise<ComponentType<P>>): PartAhead<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Waiting = lazy(fetch);
  return {
    fetch,
    Part: (props) => {
      // The same one for as long as it stands: what is typed into it stays.
      const [Shown] = useState<ComponentType<P>>(() => loaded ?? Waiting);
      return createElement(Shown, props);
    },
  };
}
