import { createElement, lazy, startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useDrawing } from './browser/useDrawing.ts';

/** Code that could not be had: the line is cut, or the server has another build by now. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}

interface Waiting {
  /** Stands in its place until its code, and what it asks for, are there. Without it the nearest Suspense waits. */
  readonly waiting?: ReactNode;
}

/** A component whose code is a file of its own. */
export interface Part<P> {
  (props: P & Waiting): ReactNode;
  /** Fetches the code before it is wanted: by a route's loader, when its button is pointed at, when the page rests. */
  readonly ahead: () => void;
  /** The same, for the router, which waits for it. */
  readonly preload: () => Promise<void>;
}

/** What could not be had, and was told so, stays failed until somebody asks for it again. */
const failed = new Set<() => void>();

/** What was fetched last and did not come. */
const missing = new Set<object>();

/** Whether some of the code did not come that was asked for. */
export function isCodeMissing(): boolean {
  return missing.size > 0;
}

/** For an error boundary that has caught something: when it renders its content again, code that did not come is fetched anew. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Code that comes later than the page. What is there is drawn at once: `lazy` waits even then, and React shows what it had to wait for
 * up to 300 ms late. With `waiting` the same holds for code that is still on its way. Where the address leads to a place in the page, the
 * page waits for all of it: it shall not be seen before it stands there.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | null = null;
  let request: Promise<ComponentType<P>> | null = null;
  /** Somebody looks at what failed; what nobody waited for may simply be fetched again. */
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
    // The compiler takes functions out of a component inside a function, away from what they read.
    'use no memo';
    const { waiting } = props;
    // The same one for as long as it stands: what is typed into it stays.
    const isDrawing = useDrawing();
    const [Code, setCode] = useState<ComponentType<P> | null>(() => {
      // The browser may have less of the code than the server, or more: both begin without it.
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
    // What fails is fetched again, and told, where it is shown.
    await fetch().catch(() => undefined);
  };
  return Object.assign(Shown, { preload, ahead: () => void preload() });
}
