import { createHash } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../lib/dates/clock.ts';
import type { IdentityEmulator, IdentityVerifier } from '../../modules/accounts/sign-in/identity.ts';
import { createGoogleVerifier } from './google.ts';

const keyId = 'local';
const lifetimeMs = 60 * 60_000;

async function makeKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] };
  return { privateKey, jwks, find: createLocalJWKSet(jwks) };
}

/** One subject for each address, in digits like Google's. */
function subjectOf(email: string): string {
  const hex = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
  return `1${BigInt(`0x${hex}`)}`.padEnd(21, '0');
}

/**
 * An identity provider with a key pair that lives as long as the process. Its tokens go through the same
 * verifier as Google's; only issuer and keys differ.
 */
export function createIdentityEmulator(options: {
  readonly clock: Clock;
  readonly publicOrigin: string;
  readonly clientId: string;
}): {
  readonly emulator: IdentityEmulator;
  readonly verifier: IdentityVerifier;
} {
  const { clock, publicOrigin, clientId } = options;
  const issuer = `${publicOrigin}/dev/google`;
  let making: ReturnType<typeof makeKeys> | undefined;
  const pair = () => (making ??= makeKeys());
  const keys: JWTVerifyGetKey = async (...token) => (await pair()).find(...token);
  return {
    verifier: createGoogleVerifier({ clientId, clock, issuers: [issuer], keys }),
    emulator: {
      clientId,
      publicKeys: async () => (await pair()).jwks,
      issueToken: async ({ email, name }, nonce) => {
        const now = clock.now();
        return new SignJWT({ email, email_verified: true, name, nonce, azp: clientId })
          .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
          .setIssuer(issuer)
          .setAudience(clientId)
          .setSubject(subjectOf(email))
          .setIssuedAt(now)
          .setExpirationTime(new Date(now.getTime() + lifetimeMs))
          .sign((await pair()).privateKey);
      },
    },
  };
}
