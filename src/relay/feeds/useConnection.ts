import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { subscriptionClientOf } from '../environment.ts';
import type { ConnectionState } from '../network/subscriptions.ts';

/** Calls back after a reconnect: fetch what was missed. */
export function useReconnected(onReconnected: () => void): void {
  const environment = useRelayEnvironment();
  const call = useEffectEvent(onReconnected);
  useEffect(() => subscriptionClientOf(environment)?.onReconnected(() => call()), [environment]);
}

const nothing = (): void => undefined;

export function useConnectionState(): ConnectionState {
  const client = subscriptionClientOf(useRelayEnvironment());
  return useSyncExternalStore(
    (listener) => client?.onConnectionState(listener) ?? nothing,
    () => client?.connectionState() ?? 'idle',
  );
}
