import { expect, test } from 'vitest';
import { testClock } from '../../../lib/dates/clock.ts';
import { accessTokenMs, signAccessToken, verifyAccessToken } from './accessTokens.ts';

const claims = {
  userId: '00000000-0000-7000-8000-000000000001',
  sessionId: '00000000-0000-7000-8000-000000000002',
};
const signer = (tokenSecret: string) => ({ tokenSecret, clock: testClock('2026-04-01T00:00:00Z') });

test('a token that was found right once is still refused when it has expired', async () => {
  const own = signer('one secret of a test, long enough for a key');
  const token = await signAccessToken(own, claims);
  expect(await verifyAccessToken(own, token)).toEqual(claims);
  expect(await verifyAccessToken(own, token)).toEqual(claims);
  own.clock.advance(accessTokenMs + 1_000);
  expect(await verifyAccessToken(own, token)).toBeUndefined();
});

test('a token that was found right is nobody’s under another secret, nor when it was changed', async () => {
  const own = signer('one secret of a test, long enough for a key');
  const token = await signAccessToken(own, claims);
  await verifyAccessToken(own, token);
  expect(await verifyAccessToken(signer('another secret of a test, as long'), token)).toBeUndefined();
  expect(await verifyAccessToken(own, `${token.slice(0, -2)}xx`)).toBeUndefined();
});
