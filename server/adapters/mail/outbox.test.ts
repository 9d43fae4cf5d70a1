import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testClock } from '../../lib/dates/clock.ts';
import { describeMailer, sender, testMail } from './contract.ts';
import { createMailOutbox } from './outbox.ts';

async function setUp() {
  const folder = join(await mkdtemp(join(tmpdir(), 'tsumugi-mail-')), 'box');
  const clock = testClock('2026-04-01T00:00:00Z');
  return { folder, clock, outbox: createMailOutbox({ folder, from: sender, clock }) };
}

describeMailer('the outbox', async () => {
  const { outbox } = await setUp();
  return {
    mailer: outbox,
    received: async () => (await outbox.list(100)).toReversed().map(({ sentAt: _sentAt, ...mail }) => mail),
    close: async () => undefined,
  };
});

describe('the mail outbox', () => {
  it('is empty before the first mail', async () => {
    const { outbox } = await setUp();
    expect(await outbox.list(10)).toEqual([]);
  });

  it('keeps mail, newest first, for its owner alone', async () => {
    const { outbox, clock, folder } = await setUp();
    const mails = ['一', '二', '三'].map((subject) => testMail({ subject }));
    for (const mail of mails) {
      await outbox.send(mail);
      clock.advance(1_000);
    }
    expect((await outbox.list(2)).map(({ subject }) => subject)).toEqual(['三', '二']);
    const newest = mails[2];
    expect(newest && (await outbox.find(newest.id))).toEqual({
      ...newest,
      from: sender,
      sentAt: new Date('2026-04-01T00:00:02Z'),
    });
    expect((await stat(join(folder, `${newest?.id}.json`))).mode & 0o077).toBe(0);
  });

  it('shows mail of an earlier version, which was plain text alone', async () => {
    const { outbox, folder } = await setUp();
    await outbox.send(testMail());
    const id = '01980000-0000-7000-8000-000000000000';
    const old = {
      id,
      from: sender,
      to: 'a@example.com',
      subject: '旧',
      text: '本文',
      sentAt: '2026-01-01T00:00:00Z',
    };
    await writeFile(join(folder, `${id}.json`), JSON.stringify(old));
    expect(await outbox.find(id)).toEqual({ ...old, html: '', sentAt: new Date(old.sentAt) });
  });

  it('finds nothing outside its folder and skips what is not mail', async () => {
    const { outbox, folder } = await setUp();
    await outbox.send(testMail());
    await writeFile(join(folder, 'broken.json'), '{');
    await writeFile(join(folder, '..', '00000000-0000-0000-0000-000000000000.json'), '{}');
    expect(await outbox.list(10)).toHaveLength(1);
    expect(await outbox.find('../00000000-0000-0000-0000-000000000000')).toBeUndefined();
    await expect(outbox.send(testMail({ id: '../x' }))).rejects.toThrow('Not the id');
  });
});
