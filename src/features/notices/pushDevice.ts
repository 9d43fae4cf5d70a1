import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { pushDeviceRegisterMutation } from '../../../__generated__/pushDeviceRegisterMutation.graphql.ts';
import type { pushDeviceRemoveMutation } from '../../../__generated__/pushDeviceRemoveMutation.graphql.ts';
import { localStore } from '../../lib/browser/storage.ts';
import { commit } from '../../relay/commit.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';

/** `BLOCKED`: the browser may not ask any more. */
export type PushState = 'BLOCKED' | 'OFF' | 'ON' | 'UNSUPPORTED';

const worker = '/service-worker.js';
const key = 'pushDevice';

interface KeptDevice {
  readonly userId: string;
  readonly endpoint: string;
}

function isKeptDevice(value: unknown): value is KeptDevice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'endpoint' in value &&
    typeof value.endpoint === 'string'
  );
}

const kept = (): KeptDevice | null => localStore.read(key, isKeptDevice);

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser shows the person's notices. */
export async function pushState(userId: string): Promise<PushState> {
  if (!isSupported()) return 'UNSUPPORTED';
  if (Notification.permission === 'denied') return 'BLOCKED';
  if (Notification.permission !== 'granted' || kept()?.userId !== userId) return 'OFF';
  return (await subscription()) === null ? 'OFF' : 'ON';
}

const register = graphql`
  mutation pushDeviceRegisterMutation($input: PushDeviceInput!) {
    registerPushDevice(input: $input) {
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

const remove = graphql`
  mutation pushDeviceRemoveMutation($input: RemovePushDeviceInput!) {
    removePushDevice(input: $input) {
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

async function tellServer(
  environment: IEnvironment,
  userId: string,
  browser: PushSubscription,
): Promise<string | null> {
  const { endpoint, keys } = browser.toJSON();
  const before = kept();
  const replaces = before?.userId === userId && before.endpoint !== endpoint ? before.endpoint : null;
  const [refusal] = mutationErrors(
    await commit<pushDeviceRegisterMutation>(environment, register, {
      input: {
        endpoint: endpoint ?? '',
        p256dh: keys?.['p256dh'] ?? '',
        auth: keys?.['auth'] ?? '',
        ...(replaces !== null && { replaces }),
      },
    }),
  );
  if (refusal !== undefined) return refusal.message;
  localStore.write(key, { userId, endpoint });
  return null;
}

interface Turned {
  readonly state: PushState;
  /** Why it was refused. */
  readonly refusal: string | null;
}

/**
 * Asks for the browser's permission, so call it only after a press. Rejects when the browser or the
 * connection fails.
 */
export async function turnOn(environment: IEnvironment, userId: string, pushKey: string): Promise<Turned> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: permission === 'denied' ? 'BLOCKED' : 'OFF', refusal: null };
  await navigator.serviceWorker.register(worker, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with another key is useless.
  if (kept()?.userId !== userId) await (await pushManager.getSubscription())?.unsubscribe();
  const browser = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const refusal = await tellServer(environment, userId, browser);
  return { state: refusal === null ? 'ON' : 'OFF', refusal };
}

export async function turnOff(environment: IEnvironment): Promise<void> {
  const browser = await subscription();
  const endpoint = browser?.endpoint ?? kept()?.endpoint;
  if (endpoint !== undefined)
    await commit<pushDeviceRemoveMutation>(environment, remove, { input: { endpoint } });
  await browser?.unsubscribe();
  localStore.remove(key);
}

/** At each visit with push on: session and endpoint may have changed. */
export async function keepDevice(environment: IEnvironment, userId: string): Promise<void> {
  if ((await pushState(userId)) !== 'ON') return;
  const browser = await subscription();
  if (browser) await tellServer(environment, userId, browser);
}
