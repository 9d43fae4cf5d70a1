import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testClock } from '../../lib/clock.ts';
import { uuidV7 } from '../../lib/ids.ts';
import { createMailOutbox } from './outbox.ts';

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-mail-'));
  const clock = testClock('2026-04-01T00:00:00Z');
  const outbox = createMailOutbox({
    folder: join(folder, 'box'),
    from: 'つむぎ <x@tsumugi.example>',
    clock,
    newId: uuidV7(clock),
  });
  return { folder: join(folder, 'box'), clock, outbox };
}

describe('the mail outbox', () => {
  it('is empty before the first mail', async () => {
    const { outbox } = await setUp();
    expect(await outbox.list(10)).toEqual([]);
  });

  it('keeps mail, newest first', async () => {
    const { outbox, clock } = await setUp();
    for (const subject of ['一', '二', '三']) {
      await outbox.send({ to: 'aoi@example.com', subject, text: '本文\nhttps://tsumugi.example/x' });
      clock.advance(1_000);
    }
    const mails = await outbox.list(2);
    expect(mails.map(({ subject }) => subject)).toEqual(['三', '二']);
    const [newest] = mails;
    expect(newest && (await outbox.find(newest.id))).toEqual({
      id: newest?.id,
      from: 'つむぎ <x@tsumugi.example>',
      to: 'aoi@example.com',
      subject: '三',
      text: '本文\nhttps://tsumugi.example/x',
      sentAt: new Date('2026-04-01T00:00:02Z'),
    });
  });

  it('finds nothing outside its folder and skips what is not mail', async () => {
    const { outbox, folder } = await setUp();
    await outbox.send({ to: 'a@example.com', subject: 's', text: 't' });
    await writeFile(join(folder, 'broken.json'), '{');
    await writeFile(join(folder, '..', '00000000-0000-0000-0000-000000000000.json'), '{}');
    expect(await outbox.list(10)).toHaveLength(1);
    expect(await outbox.find('../00000000-0000-0000-0000-000000000000')).toBeUndefined();
  });
});
