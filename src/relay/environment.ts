import { Environment, Network } from 'relay-runtime';
import type { IEnvironment, RelayFieldLogger } from 'relay-runtime';
import type { AccessTokenSource } from './network/accessToken.ts';
import { answeringFirst, type FirstAnswers } from './network/firstAnswers.ts';
import { missingFieldHandlers } from './missingFields.ts';
import { keepingAnswers, type KeptAnswers } from './network/keptAnswers.ts';
import { createFetchFunction, type NetworkOptions } from './network/network.ts';
import { closeFeeds } from './feeds/feedSessions.ts';
import { keepTokenSource } from './network/protectedFile.ts';
import { dropWarmed } from './routeQuery.ts';
import { createStore } from './store.ts';
import { createLateSubscriptionClient } from './network/lateSubscriptions.ts';
import type { SubscriptionClient, SubscriptionOptions } from './network/subscriptions.ts';

export interface FieldProblem {
  readonly kind: Parameters<RelayFieldLogger>[0]['kind'];
  readonly owner: string;
  readonly fieldPath: string;
  readonly message: string | null;
}

export interface EnvironmentOptions {
  readonly token: AccessTokenSource;
  /**
   * Called once for each missing or failed field, by owner and path: a list of 24 would report it 24 times.
   */
  readonly report: (problem: FieldProblem) => void;
  readonly network?: Omit<NetworkOptions, 'token'>;
  /** Answers that came inside the first HTML. */
  readonly first?: FirstAnswers;
  /** Answers kept on this device for reading offline. */
  readonly kept?: KeptAnswers;
  /** Server rendering: draws once, so nothing is kept for later. */
  readonly isServer?: boolean;
  readonly subscriptions?: Omit<SubscriptionOptions, 'token'>;
}

const releasedQueriesKept = 20;

const subscriptionClients = new WeakMap<IEnvironment, SubscriptionClient>();

/**
 * One store, one socket, one viewer. Signing in or out makes a new one, so that no viewer sees another's
 * data; give the old one to `closeEnvironment`.
 */
export function createEnvironment(options: EnvironmentOptions): Environment {
  const { token, first, kept } = options;
  const overLine = createFetchFunction({ token, ...options.network });
  const ask = first === undefined ? overLine : answeringFirst(overLine, first);
  const subscriptions = createLateSubscriptionClient({ token, ...options.subscriptions });
  const environment = new Environment({
    network: Network.create(kept ? keepingAnswers(ask, kept) : ask, (request, variables) =>
      subscriptions.subscribe(request, variables),
    ),
    store: createStore({ releasedQueriesKept }),
    missingFieldHandlers,
    isServer: options.isServer ?? false,
    // Global ids name their type, so an id alone is a key.
    getDataID: (record: { readonly id?: unknown }) => record.id,
    relayFieldLogger: reportOnce(options.report),
  });
  subscriptionClients.set(environment, subscriptions);
  keepTokenSource(environment, token);
  return environment;
}

/** Cancels requests and closes the socket. Mounted components may still read from it until they are gone. */
export function closeEnvironment(environment: IEnvironment): void {
  dropWarmed(environment);
  closeFeeds(environment);
  subscriptionClients.get(environment)?.close();
}

/** Null for an environment made elsewhere (a test's). */
export function subscriptionClientOf(environment: IEnvironment): SubscriptionClient | null {
  return subscriptionClients.get(environment) ?? null;
}

function reportOnce(report: (problem: FieldProblem) => void): RelayFieldLogger {
  const told = new Set<string>();
  return (event) => {
    const key = `${event.kind} ${event.owner} ${event.fieldPath}`;
    if (told.has(key)) return;
    told.add(key);
    report({
      kind: event.kind,
      owner: event.owner,
      fieldPath: event.fieldPath,
      message: 'error' in event ? event.error.message : null,
    });
  };
}
