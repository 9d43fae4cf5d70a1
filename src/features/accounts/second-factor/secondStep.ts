import { graphql } from 'relay-runtime';
import { isRecord, isString } from '../../../lib/guards.ts';

// The errors of whatever signs in, unmasked as `mutationErrors`.
void graphql`
  fragment secondStep_errors on Error {
    ...mutationErrors @relay(mask: false)
    ... on SecondFactorRequiredError {
      signInToken
    }
  }
`;

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

function tokenIn(error: object): string | null {
  if (!isRecord(error)) return null;
  const { __typename: kind, signInToken } = error;
  return kind === 'SecondFactorRequiredError' && isString(signInToken) ? signInToken : null;
}

export function asksSecondStep(errors: readonly object[]): boolean {
  const asked = errors.map(tokenIn).find((found) => found !== null);
  if (asked === undefined) return false;
  set(asked);
  return true;
}
