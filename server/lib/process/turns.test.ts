import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';
import { QueueFullError } from './workQueue.ts';

test('work of one key comes one after the other, of two keys at once, and too much of one is refused', async () => {
  const turns = createTurns(1);
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = turns.run('a', async () => {
    await gate.promise;
    done.push('first');
  });
  const second = turns.run('a', async () => void done.push('second'));
  await turns.run('b', async () => void done.push('other'));
  await expect(turns.run('a', async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
  expect(done).toEqual(['other']);
  gate.resolve();
  await Promise.all([first, second]);
  await turns.run('a', async () => void done.push('third'));
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});
