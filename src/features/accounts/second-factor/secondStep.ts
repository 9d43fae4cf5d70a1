import { isRecord, isString } from '../../../lib/guards.ts';

const listeners = new Set<() => void>();
let token: string | null = null;

function set(next: string | null): void {
  token = next;
  for (const listener of listeners) listener();
}

/** The sign-in waiting for its second step; never stored. */
export const pendingSignIn = (): string | null => token;
export const leaveSecondStep = (): void => set(null);

export function subscribeSecondStep(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function asksSecondStep(errors: readonly object[]): boolean {
  const asked = errors.find(
    (error) =>
      isRecord(error) &&
      error['__typename'] === 'SecondFactorRequiredError' &&
      isString(error['signInToken']),
  );
  if (!isRecord(asked) || !isString(asked['signInToken'])) return false;
  set(asked['signInToken']);
  return true;
}
