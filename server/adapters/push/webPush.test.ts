import { expect, test } from 'vitest';
import { createWebPush } from './webPush.ts';

const push = createWebPush({ subject: 'mailto:desk@tsumugi.example' });

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://push.apple.com.example/abc', false],
  ['https://user@127.0.0.1/abc', false],
  ['https://localhost/abc', false],
  ['not an address', false],
])('%s is an address of a push service: %s', (endpoint, known) => {
  expect(push.knows(endpoint)).toBe(known);
});

test('nobody else is called', async () => {
  const target = { endpoint: 'https://localhost/abc', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const message = { text: 'x', topic: 'x', ttlSeconds: 1 };
  await expect(push.send(target, message, push.makeKeys())).rejects.toThrow('Not an address');
});
