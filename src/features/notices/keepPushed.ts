import type { IEnvironment } from 'relay-runtime';
import { localStore } from '../../lib/browser/storage.ts';

const isKept = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Only for those with push on in this browser: nobody else loads its code. */
export async function keepPushed(environment: IEnvironment, userId: string): Promise<void> {
  if (localStore.read('pushDevice', isKept) === null) return;
  const { keepDevice } = await import('./pushDevice.ts');
  await keepDevice(environment, userId);
}
