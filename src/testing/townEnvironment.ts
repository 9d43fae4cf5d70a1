import { Environment, Network, Observable } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import type { Sink } from 'relay-runtime/network/RelayObservable';
import { missingFieldHandlers } from '../relay/missingFields.ts';
import { createStore } from '../relay/store.ts';
import type { Town } from './town.ts';

interface Listener {
  readonly sink: Sink<GraphQLResponse>;
  readonly text: string;
}

/** A Relay environment before a town. `tell` brings an event to a subscription by its name. */
export function townEnvironment(town: Town): {
  readonly environment: Environment;
  readonly tell: (subscription: string, event: object) => Promise<void>;
} {
  const listeners = new Map<string, Listener>();
  const environment = new Environment({
    network: Network.create(
      async ({ name, text }, variables) => {
        const data = await town.answer(name, text ?? '', variables);
        return { data: structuredClone(data) ?? {} };
      },
      ({ name, text }) =>
        Observable.create<GraphQLResponse>((sink) => {
          listeners.set(name, { sink, text: text ?? '' });
        }),
    ),
    store: createStore({ releasedQueriesKept: 20 }),
    missingFieldHandlers,
    getDataID: (record: { readonly id?: unknown }) => record.id,
  });
  const tell = async (subscription: string, event: object): Promise<void> => {
    const listener = listeners.get(subscription);
    if (listener === undefined) throw new Error('Nobody listens');
    const data = await town.event(listener.text, event);
    listener.sink.next({ data: structuredClone(data) ?? {} });
  };
  return { environment, tell };
}
