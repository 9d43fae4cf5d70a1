import { createElement, lazy, startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useDrawing } from './browser/useDrawing.ts';

/** Whether a module failed to load: no network, or the server has another build by now. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}

interface Waiting {
  /** Shown until the code and its data are there. Without it the nearest Suspense waits. */
  readonly waiting?: ReactNode;
}

/** A component in its own code file. */
export interface Part<P> {
  (props: P & Waiting): ReactNode;
  /** Loads the code early: from a route's loader, on hover of its button, when the page is idle. */
  readonly ahead: () => void;
  /** The same, for the router, which waits for it. */
  readonly preload: () => Promise<void>;
}

/** Code whose failure was shown stays failed until somebody retries. */
const failed = new Set<() => void>();

/** Code whose last load failed. */
const missing = new Set<object>();

export function isCodeMissing(): boolean {
  return missing.size > 0;
}

/** For an error boundary before it renders its content again: failed code is loaded anew. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Code loaded later than the page. Code already there is drawn at once: `lazy` would suspend even then, and
 * React shows suspended content up to 300 ms late. With `waiting`, code still loading does not suspend
 * either. With a hash in the address the page waits for all of it, to scroll to the right place.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | null = null;
  let request: Promise<ComponentType<P>> | null = null;
  /** A failure shown to somebody stays; one nobody waited for is simply loaded again. */
  let isAwaited = false;

  const start = async (): Promise<ComponentType<P>> => {
    try {
      loaded = await load();
      missing.delete(load);
      return loaded;
    } catch (error) {
      missing.add(load);
      if (isAwaited) failed.add(forget);
      else forget();
      throw error;
    }
  };
  const fetch = (): Promise<ComponentType<P>> => {
    request ??= start();
    return request;
  };
  const wanted = (): Promise<ComponentType<P>> => {
    isAwaited = true;
    return fetch();
  };
  const suspending = () => lazy(async () => ({ default: await wanted() }));
  let Suspending = suspending();
  const forget = (): void => {
    request = null;
    isAwaited = false;
    Suspending = suspending();
  };

  const Shown = (props: P & Waiting): ReactNode => {
    // The compiler would move inner functions out of this factory, away from what they read.
    'use no memo';
    const { waiting } = props;
    // Fixed while mounted, so that what is typed into it stays.
    const isDrawing = useDrawing();
    const [Code, setCode] = useState<ComponentType<P> | null>(() => {
      // Browser and server may have different code loaded, so both start without it.
      if (waiting !== undefined && isDrawing) return null;
      return loaded ?? (waiting === undefined || window.location.hash !== '' ? Suspending : null);
    });
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Code !== null) return undefined;
      let left = false;
      const wait = async (): Promise<void> => {
        try {
          const there = await wanted();
          if (!left) startTransition(() => setCode(() => there));
        } catch (error) {
          if (!left) setFailure({ error });
        }
      };
      void wait();
      return () => {
        left = true;
      };
    }, [Code]);
    if (failure !== null) throw failure.error;
    return Code === null ? waiting : createElement(Code, props);
  };

  const preload = async (): Promise<void> => {
    if (failed.delete(forget)) forget();
    // Where it is shown, a failure is retried and reported.
    await fetch().catch(() => undefined);
  };
  return Object.assign(Shown, { preload, ahead: () => void preload() });
}
