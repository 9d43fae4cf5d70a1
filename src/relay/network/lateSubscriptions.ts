import { Observable } from 'relay-runtime';
import type { GraphQLSingularResponse } from 'relay-runtime';
import { NetworkError } from './transportErrors.ts';
import type { SubscriptionClient, SubscriptionOptions } from './subscriptions.ts';

/** Loads the WebSocket client with the first subscription: most pages have none. */
export function createLateSubscriptionClient(options: SubscriptionOptions): SubscriptionClient {
  const reconnectedListeners = new Set<() => void>();
  const stateListeners = new Set<() => void>();
  let client: SubscriptionClient | null = null;
  let closed = false;

  const loadClient = async (): Promise<SubscriptionClient> => {
    const { createSubscriptionClient } = await import('./subscriptions.ts');
    if (client !== null) return client;
    client = createSubscriptionClient(options);
    client.onReconnected(() => call(reconnectedListeners));
    client.onConnectionState(() => call(stateListeners));
    if (closed) client.close();
    return client;
  };

  return {
    subscribe: (request, variables) => {
      if (client !== null) return client.subscribe(request, variables);
      return Observable.create<GraphQLSingularResponse>((sink) => {
        let left = false;
        let stop = (): void => {
          left = true;
        };
        const run = async (): Promise<void> => {
          try {
            const loaded = await loadClient();
            if (left) return;
            const subscription = loaded.subscribe(request, variables).subscribe(sink);
            stop = () => subscription.unsubscribe();
          } catch (error) {
            sink.error(new NetworkError('The socket’s code did not come', { cause: error }));
          }
        };
        void run();
        return () => stop();
      });
    },
    onReconnected: (listener) => listen(reconnectedListeners, listener),
    connectionState: () => client?.connectionState() ?? 'idle',
    onConnectionState: (listener) => listen(stateListeners, listener),
    close: () => {
      closed = true;
      client?.close();
    },
  };
}

function call(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener();
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
