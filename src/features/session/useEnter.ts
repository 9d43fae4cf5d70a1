import { useRouter } from '@tanstack/react-router';
import { afterSignIn } from './destinations.ts';
import { useSession } from './session.ts';

/** What a mutation answers that signs somebody in. */
interface SignedIn {
  readonly accessToken: string | null | undefined;
  readonly refreshToken: string | null | undefined;
}

/**
 * Takes the tokens of a sign-in, and goes where the person belongs: on with the registration, back to the page that sent
 * them here, to what comes first after this entrance, back to the last one. Neither tokens nor an error is an answer that should not exist.
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
