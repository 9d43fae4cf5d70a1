/**
 * From a route's loader to a page's query.
 *
 * TanStack Router caches what a loader returns for half an hour and runs loaders for links that are merely
 * hovered, or behind a page that is shown. A Relay query reference does not survive that: it is disposed
 * once, and a later reader waits for ever. So the loader returns nothing: it starts the request and holds its
 * data for a minute. The page asks by query and variables: it joins the request, finds the data in the store,
 * or loads again, and retains what it shows with its own hook.
 */
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, fetchQuery, getRequest } from 'relay-runtime';
import type {
  ConcreteRequest,
  Disposable,
  GraphQLTaggedNode,
  IEnvironment,
  OperationAvailability,
  OperationType,
  Subscription,
  Variables,
  VariablesOf,
} from 'relay-runtime';
import { onAnswered } from './answeredCommits.ts';
import { useQuery } from './useQuery.ts';

/** How long a loader's data waits for its page; a hover without a click is forgotten after it. */
export const warmHoldMs = 60_000;

/**
 * The artifact, or a function that loads it, to keep sixty routes' artifacts out of the first page's code.
 */
export type QuerySource = ConcreteRequest | (() => Promise<{ readonly default: ConcreteRequest }>);

export interface WarmOptions {
  /** The loader's `abortController.signal`, so that leaving cancels the request. */
  readonly signal?: AbortSignal;
  /** Uses the store's data and asks the server as well, unless the data is younger than this. */
  readonly revalidateAfterMs?: number;
}

/** For a loader: starts the request without waiting or throwing. The page asks again for what fails here. */
export function warmQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  source: QuerySource,
  variables: VariablesOf<TQuery>,
  options: WarmOptions = {},
): void {
  if (typeof source !== 'function') {
    hold(environment, source, variables, options);
    return;
  }
  source().then(
    (artifact) => hold(environment, artifact.default, variables, options),
    // The page needs the artifact too, and its error boundary reports it.
    () => undefined,
  );
}

/** For a form, which reads its first values only once and must not start from old data. */
export const formFreshMs = 5_000;

/**
 * For a page: suspends until the data is there, throws the request's error to the nearest boundary. Data
 * older than `freshForMs` is not shown: it waits for the server.
 */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  { freshForMs }: { readonly freshForMs?: number } = {},
): TQuery['response'] {
  const environment = useRelayEnvironment();
  const operation = createOperationDescriptor(getRequest(query), variables);
  const { identifier } = operation.request;
  // Kept from the first commit on. A render after suspending checks again, and finds the new answer.
  const [isOld] = useState(
    () => freshForMs !== undefined && isOlderThan(environment.check(operation), freshForMs),
  );
  const fetchPolicy = isOld ? 'network-only' : 'store-or-network';
  const data = useQuery<TQuery>(query, variables, { fetchPolicy });
  useEffect(() => handOver(environment, identifier), [environment, identifier]);
  useEffect(() => {
    const one = { query: getRequest(query), variables };
    shownOf(environment).add(one);
    return () => {
      shownOf(environment).delete(one);
    };
  }, [environment, query, variables]);
  return data;
}

/**
 * When the server refused what a page offered, or its window is returned to: somebody else, or another tab, was
 * sooner. What is shown is asked for again, without waiting; it stays if that fails.
 */
export function askShownAnew(environment: IEnvironment): void {
  const requests = [...shownOf(environment)].map(({ query, variables }) =>
    fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }),
  );
  if (requests.length === 0) return;
  // An answer that was asked for before a change would undo it.
  const stop = onAnswered(environment, () => {
    stop();
    for (const one of underWay) one.unsubscribe();
    askShownAnew(environment);
  });
  let left = requests.length;
  const end = (): void => {
    left -= 1;
    if (left === 0) stop();
  };
  const underWay = requests.map((request) => request.subscribe({ complete: end, error: end }));
}

/** When the viewer changes: cancels what was loaded for the old one. */
export function dropWarmed(environment: IEnvironment): void {
  closed.add(environment);
  for (const identifier of holdsOf(environment).keys()) release(environment, identifier);
}

/** How many queries wait for their page: for tests that prove that nothing leaks. */
export function warmedCount(environment: IEnvironment): number {
  return holdsOf(environment).size;
}

interface Hold {
  /** The latest navigation; only its end may end the hold. */
  owner: AbortSignal | undefined;
  readonly retained: Disposable;
  request: Subscription | null;
  /** The page is shown, so the hold ends with its request. */
  isShown: boolean;
  timer: ReturnType<typeof setTimeout>;
}

const holds = new WeakMap<IEnvironment, Map<string, Hold>>();
const closed = new WeakSet<IEnvironment>();

interface Shown {
  readonly query: ConcreteRequest;
  readonly variables: Variables;
}

const shown = new WeakMap<IEnvironment, Set<Shown>>();

function shownOf(environment: IEnvironment): Set<Shown> {
  const known = shown.get(environment);
  if (known !== undefined) return known;
  const created = new Set<Shown>();
  shown.set(environment, created);
  return created;
}

function holdsOf(environment: IEnvironment): Map<string, Hold> {
  const known = holds.get(environment);
  if (known !== undefined) return known;
  const created = new Map<string, Hold>();
  holds.set(environment, created);
  return created;
}

function hold(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: Variables,
  options: WarmOptions,
): void {
  const { signal } = options;
  // The artifact may arrive after the navigation was given up or the viewer left.
  if (signal?.aborted === true || closed.has(environment)) return;
  const operation = createOperationDescriptor(query, variables);
  const { identifier } = operation.request;
  const held = holdsOf(environment);

  const timer = setTimeout(() => release(environment, identifier), warmHoldMs);
  let own = held.get(identifier);
  if (own === undefined) {
    own = { owner: signal, retained: environment.retain(operation), request: null, isShown: false, timer };
    held.set(identifier, own);
  } else {
    clearTimeout(own.timer);
    own.timer = timer;
    own.owner = signal;
    own.isShown = false;
  }
  signal?.addEventListener('abort', () => {
    if (held.get(identifier)?.owner === signal) release(environment, identifier);
  });

  if (own.request === null && mustFetch(environment.check(operation), options)) {
    startRequest(environment, query, variables, own, (failed) => {
      if (failed || own.isShown) release(environment, identifier);
    });
  }
}

function mustFetch(availability: OperationAvailability, { revalidateAfterMs }: WarmOptions): boolean {
  if (availability.status !== 'available') return true;
  return revalidateAfterMs !== undefined && isOlderThan(availability, revalidateAfterMs);
}

function isOlderThan(availability: OperationAvailability, ms: number): boolean {
  return availability.status === 'available' && Date.now() - (availability.fetchTime ?? 0) > ms;
}

function startRequest(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: Variables,
  own: Hold,
  onEnd: (failed: boolean) => void,
): void {
  let ended = false;
  const end = (failed: boolean): void => {
    ended = true;
    own.request = null;
    onEnd(failed);
  };
  // Relay joins this request with the page's own equal one, and cancels it when its last waiter leaves.
  const request = fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
    complete: () => end(false),
    error: () => end(true),
  });
  if (!ended) own.request = request;
}

/** The page now retains its data. A request under way goes on to refresh what is shown. */
function handOver(environment: IEnvironment, identifier: string): void {
  const held = holdsOf(environment);
  const own = held.get(identifier);
  if (own === undefined) return;
  own.isShown = true;
  if (own.request === null) release(environment, identifier);
}

function release(environment: IEnvironment, identifier: string): void {
  const held = holdsOf(environment);
  const own = held.get(identifier);
  if (own === undefined) return;
  held.delete(identifier);
  clearTimeout(own.timer);
  own.request?.unsubscribe();
  own.retained.dispose();
}
