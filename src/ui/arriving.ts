import { createElement, lazy, startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface ArrivingProps<P> {
  /** The part's own props. */
  readonly of: P;
  /** Stands in its place until its code, and what it asks for, are there. */
  readonly waiting: ReactNode;
}

/**
 * Most of a page, whose code is asked for together with the page itself. It comes as soon as it is there: behind a boundary, React
 * would hold it back for up to 300 ms. Where the address leads to a place in the page, the page waits for it: it shall not be seen
 * before it stands there.
 */
export function arriving<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: ArrivingProps<P>) => ReactNode {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Awaited = lazy(fetch);
  return function Arriving({ of, waiting }) {
    const [part, setPart] = useState<ComponentType<P> | null>(
      () => loaded ?? (window.location.hash === '' ? null : Awaited),
    );
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (part !== null) return undefined;
      let left = false;
      const wait = async (): Promise<void> => {
        try {
          const { default: there } = await fetch();
          if (!left) startTransition(() => setPart(() => there));
        } catch (error) {
          if (!left) setFailure({ error });
        }
      };
      void wait();
      return () => {
        left = true;
      };
    }, [part]);
    // For the page's boundary, which asks again.
    if (failure !== null) throw failure.error;
    return part === null ? waiting : createElement(part, of);
  };
}
