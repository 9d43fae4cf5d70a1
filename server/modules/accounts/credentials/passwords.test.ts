import { describe, expect, test } from 'vitest';
import { testClock } from '../../../lib/dates/clock.ts';
import { createWorkQueue } from '../../../lib/process/workQueue.ts';
import { checkNewPassword, hashingQueue, hashPassword, isPassword } from './passwords.ts';

const clock = testClock('2026-04-01T09:00:00.000Z');

describe('hashing', () => {
  test('is argon2id with 19 MiB, two passes, one lane, and salted', async () => {
    const services = { clock, hashing: hashingQueue() };
    const [one, two] = await Promise.all([
      hashPassword(services, 'ひみつの合い言葉'),
      hashPassword(services, 'ひみつの合い言葉'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword(services, one, 'ひみつの合い言葉')).toBe(true);
    expect(await isPassword(services, one, 'ひみつの合い言葉 ')).toBe(false);
    expect(await isPassword(services, undefined, 'ひみつの合い言葉')).toBe(false);
  });

  test('is never done by more than two at once', async () => {
    let [running, most] = [0, 0];
    const queue = hashingQueue();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        queue.run(async () => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
  });

  test('of more than can wait is refused, with the time to come back', async () => {
    const services = { clock, hashing: createWorkQueue(1, 0) };
    const first = hashPassword(services, 'one at a time');
    await expect(hashPassword(services, 'one too many')).rejects.toMatchObject({
      code: 'RateLimitExceededError',
      details: { retryAt: new Date('2026-04-01T09:00:15.000Z') },
    });
    await first;
  });
});

describe('new passwords', () => {
  test.each([
    'ひみつの合い言葉12',
    'correct horse battery',
    '𠮷'.repeat(8),
    ' 8 blanks',
    'a'.repeat(7) + 'é',
  ])('%j is taken', async (password) => {
    await expect(checkNewPassword(password, 'password')).resolves.toBeUndefined();
  });

  test.each(['', '1234567', '𠮷'.repeat(7), 'a'.repeat(129), 'password', 'PassWord', 'iloveyou'])(
    '%j is refused at its field',
    async (password) => {
      await expect(checkNewPassword(password, 'newPassword')).rejects.toMatchObject({
        code: 'UserInputInvalidError',
        details: { field: 'newPassword' },
      });
    },
  );
});
