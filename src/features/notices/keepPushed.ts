import type { IEnvironment } from 'relay-runtime';
import { localStore } from '../../lib/browser/storage.ts';

const isKept = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** For whoever has pushes on in this browser: nothing is fetched for anybody else. */
export async function keepPushed(environment: IEnvironment, userId: string): Promise<void> {
  if (localStore.read('pushDevice', isKept) === null) return;
  const { keepDevice } = await import('./pushDevice.ts');
  await keepDevice(environment, userId);
}
