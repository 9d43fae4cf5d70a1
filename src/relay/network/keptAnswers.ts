import { Observable } from 'relay-runtime';
import type { FetchFunction, GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import { keptStore, type KeptStore } from '../../lib/browser/keptStore.ts';
import { isGraphQLResponse } from './graphqlResponse.ts';
import { NetworkError, ServerError } from './transportErrors.ts';

/**
 * Keeps answers on this device, under the viewer who got them, and gives them out only when the server cannot
 * be reached. They are deleted when the session ends.
 */
export interface KeptAnswers {
  /** Does nothing if the viewer has changed since the request. */
  readonly keep: (owner: string, name: string, variables: Variables, answer: GraphQLSingularResponse) => void;
  readonly find: (name: string, variables: Variables) => Promise<GraphQLSingularResponse | null>;
  /** The viewer of this page. */
  readonly owner: () => string;
  /** Called when a kept answer is used. */
  readonly onGivenOut: (listener: () => void) => void;
}

/** Secrets, and what is only true at the moment. */
const neverKept =
  /Settings|Bank|ConfirmationWays|Passkey|DataExport|Totp|SecondFactor|watch|Download|Reveal|^use[A-Z]/u;

const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, entry]) => [key, inOrder(entry)]),
        )
      : value;

const keyOf = (owner: string, name: string, variables: Variables): string =>
  `${owner} ${name} ${JSON.stringify(inOrder(variables))}`;

export function createKeptAnswers(owner: () => string, store: KeptStore = keptStore): KeptAnswers {
  const listeners = new Set<() => void>();
  return {
    owner,
    onGivenOut: (listener) => void listeners.add(listener),
    keep: (asker, name, variables, answer) => {
      if (asker !== owner() || neverKept.test(name)) return;
      void store.put(keyOf(asker, name, variables), JSON.stringify(answer), () => asker === owner());
    },
    find: async (name, variables) => {
      const asker = owner();
      const text = await store.get(keyOf(asker, name, variables));
      if (text === null || asker !== owner()) return null;
      const answer: unknown = JSON.parse(text);
      if (!isGraphQLResponse(answer)) return null;
      for (const listener of listeners) listener();
      return answer;
    },
  };
}

/** The server could not be reached, or its gateway answers that nothing is behind it. */
export function isCutOff(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ServerError && error.status >= 502 && error.status <= 504)
  );
}

const isWhole = (answer: GraphQLSingularResponse): boolean =>
  'data' in answer && answer.data !== null && !('errors' in answer && answer.errors !== undefined);

/** Answers queries with the last kept answer while the server cannot be reached. */
export function keepingAnswers(ask: FetchFunction, kept: KeptAnswers): FetchFunction {
  return (request, variables, cacheConfig, uploadables) => {
    const asked = ask(request, variables, cacheConfig, uploadables);
    if (request.operationKind !== 'query' || !(asked instanceof Observable)) return asked;
    const owner = kept.owner();
    return Observable.create<GraphQLSingularResponse>((sink) => {
      let left = false;
      const instead = async (error: Error): Promise<void> => {
        const answer = isCutOff(error) ? await found(kept, request, variables) : null;
        if (left) return;
        if (answer === null) {
          sink.error(error);
          return;
        }
        sink.next(answer);
        sink.complete();
      };
      const subscription = asked.subscribe({
        next: (answer) => {
          if (!Array.isArray(answer) && isGraphQLResponse(answer)) {
            if (isWhole(answer)) kept.keep(owner, request.name, variables, answer);
            sink.next(answer);
          }
        },
        error: (error: Error) => void instead(error),
        complete: () => sink.complete(),
      });
      return () => {
        left = true;
        subscription.unsubscribe();
      };
    });
  };
}

const found = (
  kept: KeptAnswers,
  { name }: RequestParameters,
  variables: Variables,
): Promise<GraphQLSingularResponse | null> => kept.find(name, variables).catch(() => null);
