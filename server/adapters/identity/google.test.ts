import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../lib/dates/clock.ts';
import { createIdentityEmulator } from './emulator.ts';
import { createGoogleVerifier, remoteKeys } from './google.ts';

const clock = testClock('2026-04-01T09:00:00.000Z');
const clientId = '1234.apps.googleusercontent.com';
const now = Math.floor(clock.now().getTime() / 1000);

let server: Server;
let url: string;
let fetched = 0;
let keys: Record<'known' | 'rotated' | 'stranger', { privateKey: CryptoKey; publicKey: CryptoKey }>;
const published: unknown[] = [];

beforeAll(async () => {
  const [known, rotated, stranger] = await Promise.all([pair(), pair(), pair()]);
  keys = { known, rotated, stranger };
  published.push(await publicKey('known'));
  server = createServer((_request, response) => {
    fetched += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/certs`;
});
afterAll(() => server.close());

const pair = () => generateKeyPair('RS256');

async function publicKey(name: keyof typeof keys) {
  return { ...(await exportJWK(keys[name].publicKey)), kid: name, alg: 'RS256', use: 'sig' };
}

const good = {
  iss: 'https://accounts.google.com',
  aud: clientId,
  sub: '110169484474386276334',
  email: 'taro@gmail.com',
  email_verified: true,
  nonce: 'n-0S6_WzA2Mj',
  iat: now,
  exp: now + 3600,
};

const token = (claims: JWTPayload, key: keyof typeof keys = 'known', kid: string = key): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(keys[key].privateKey);

const verifier = () => createGoogleVerifier({ clientId, clock, keys: remoteKeys(url) });

const without = (name: keyof typeof good): JWTPayload =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));

describe('Google’s tokens', () => {
  test.each(['https://accounts.google.com', 'accounts.google.com'])(
    'of the issuer %s are read',
    async (iss) => {
      expect(await verifier().verify(await token({ ...good, iss }))).toEqual({
        subject: good.sub,
        email: good.email,
        nonce: good.nonce,
      });
    },
  );

  test.each<[string, () => Promise<string>]>([
    ['of another issuer', () => token({ ...good, iss: 'https://accounts.example.com' })],
    ['for another client', () => token({ ...good, aud: 'somebody-else' })],
    ['that is expired', () => token({ ...good, exp: now - 31 })],
    ['without an expiry', () => token(without('exp'))],
    ['without a nonce', () => token(without('nonce'))],
    ['without a subject', () => token(without('sub'))],
    ['whose address is not verified', () => token({ ...good, email_verified: false })],
    ['whose address is verified in words only', () => token({ ...good, email_verified: 'true' })],
    ['without an address', () => token(without('email'))],
    ['signed by a stranger under a known name', () => token(good, 'stranger', 'known')],
    ['signed by a stranger', () => token(good, 'stranger')],
    [
      'signed with the public key as a secret',
      async () =>
        new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256', kid: 'known' })
          .sign(new TextEncoder().encode(JSON.stringify(await publicKey('known')))),
    ],
    ['that is no token', async () => 'x.y.z'],
    ['that is nothing', async () => ''],
  ])('one %s is refused', async (_what, make) => {
    expect(await verifier().verify(await make())).toBeUndefined();
  });

  test('keys are fetched once for many tokens', async () => {
    const one = verifier();
    fetched = 0;
    for (let times = 0; times < 3; times += 1) expect(await one.verify(await token(good))).toBeDefined();
    expect(fetched).toBe(1);
  });

  test('a key that was not there at first is found', async () => {
    published.push(await publicKey('rotated'));
    expect(await verifier().verify(await token(good, 'rotated'))).toBeDefined();
  });

  test('without the keys nothing is said about the token', async () => {
    const unreachable = createGoogleVerifier({
      clientId,
      clock,
      keys: remoteKeys('http://127.0.0.1:1/certs'),
    });
    await expect(unreachable.verify(await token(good))).rejects.toThrow();
  });
});

describe('the emulator', () => {
  const options = { clock, publicOrigin: 'http://localhost:4000', clientId: 'local' };

  test('issues what the verifier reads, the same person for the same address', async () => {
    const { emulator, verifier: own } = createIdentityEmulator(options);
    const first = await own.verify(await emulator.issueToken({ email: 'A@example.jp', name: 'A' }, 'n'));
    const second = await own.verify(await emulator.issueToken({ email: 'a@example.jp', name: 'B' }, 'n'));
    expect(first).toMatchObject({
      email: 'A@example.jp',
      nonce: 'n',
      subject: expect.stringMatching(/^\d{20,}$/),
    });
    expect(second?.subject).toBe(first?.subject);
  });

  test('is believed by nobody else: neither by the real verifier nor by another process', async () => {
    const { emulator } = createIdentityEmulator(options);
    const issued = await emulator.issueToken({ email: 'a@example.jp', name: 'A' }, 'n');
    expect(await verifier().verify(issued)).toBeUndefined();
    expect(await createIdentityEmulator(options).verifier.verify(issued)).toBeUndefined();
  });
});
