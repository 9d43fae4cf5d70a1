import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../lib/dates/clock.ts';
import type { Identity, IdentityVerifier } from '../../modules/accounts/sign-in/identity.ts';

interface VerifierOptions {
  readonly clientId: string;
  readonly clock: Clock;
  /** Google writes its name both ways. */
  readonly issuers?: readonly string[];
  readonly keys?: JWTVerifyGetKey;
}

const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Google's published keys: fetched when first needed, cached, and fetched again for a token with an unknown
 * key.
 */
export function remoteKeys(url = 'https://www.googleapis.com/oauth2/v3/certs'): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), { timeoutDuration: 5_000, cooldownDuration: 30_000 });
}

/** The keys could not be fetched, which says nothing about the token. */
function isUnreachable(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

function identityIn({ sub, email, email_verified: verified, nonce }: JWTPayload): Identity | undefined {
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return undefined;
  if (typeof email !== 'string' || verified !== true) return undefined;
  return typeof nonce === 'string' ? { subject: sub, email, nonce } : undefined;
}

export function createGoogleVerifier({
  clientId,
  clock,
  issuers = googleIssuers,
  keys = remoteKeys(),
}: VerifierOptions): IdentityVerifier {
  return {
    verify: async (idToken) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: [...issuers],
          audience: clientId,
          currentDate: clock.now(),
          // Allows for different clocks.
          clockTolerance: 30,
          requiredClaims: ['sub', 'iss', 'aud', 'exp', 'nonce'],
        });
        return identityIn(payload);
      } catch (error) {
        if (isUnreachable(error)) throw error;
        return undefined;
      }
    },
  };
}
