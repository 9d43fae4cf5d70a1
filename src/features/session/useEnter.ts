import { useRouter } from '@tanstack/react-router';
import { afterSignIn } from './destinations.ts';
import { useSession } from './session.ts';

interface SignedIn {
  readonly accessToken: string | null | undefined;
  readonly refreshToken: string | null | undefined;
}

/**
 * Takes a sign-in's tokens and goes on: to the unfinished registration, the page asked for, `first`, or the
 * last one visited. Throws without tokens.
 */
export function useEnter(): (answer: SignedIn, first?: string) => Promise<void> {
  const session = useSession();
  const router = useRouter();
  return async ({ accessToken, refreshToken }, first) => {
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') {
      throw new Error('Signed in without tokens');
    }
    const from: unknown = new URLSearchParams(router.state.location.searchStr).get('from');
    const { viewer } = await session.signedIn({ accessToken, refreshToken });
    const href = afterSignIn(viewer, typeof from === 'string' ? from : first);
    await router.navigate({ href, replace: true });
  };
}
