import { createElement, startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface ArrivingProps<P> {
  /** The part's own props. */
  readonly of: P;
  /** Stands in its place until its code, and what it asks for, are there. */
  readonly waiting: ReactNode;
}

/**
 * Most of a page, whose code is asked for together with the page itself. It comes as soon as it is there: behind a boundary, React
 * would hold it back for up to 300 ms.
 */
export function arriving<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: ArrivingProps<P>) => ReactNode {
  let loaded: ComponentType<P> | null = null;
  return function Arriving({ of, waiting }) {
    const [part, setPart] = useState<ComponentType<P> | null>(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (part !== null) return undefined;
      let left = false;
      const wait = async (): Promise<void> => {
        try {
          const there = await load();
          loaded = there;
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
