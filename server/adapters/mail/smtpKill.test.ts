import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isOnPostgres, testDatabase } from '../../db/testDatabase.ts';
import { freePort, ops, startServer } from '../../testProcess.ts';
import { openReceiver } from './testing/receiver.ts';

/** The whole server, with the database it has in earnest, killed with a signal nobody can catch while mail is on its way. */

type Receiver = Awaited<ReturnType<typeof openReceiver>>;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-mail-kill-'));
  const environment = { PORT: await freePort(), DATA_DIR: folder, SMTP_URL: receiver.url };
  if (!isOnPostgres) return { environment, afterDeath: async () => undefined, close: async () => undefined };
  const database = await testDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return {
    environment: { ...environment, DATABASE_URL: url.href },
    /** Several servers may share this one, so that the next waits a minute for the locks of the dead; here it need not. */
    afterDeath: async () => {
      await database.db
        .updateTable('outbox')
        .set({ locked_until: new Date(0) })
        .where('locked_until', 'is not', null)
        .execute();
    },
    close: () => database.close(),
  };
}

async function register(port: string, email: string): Promise<void> {
  const query = `mutation ($email: String!) { registerTemporaryCreatorUser(input: { email: $email }) { errors { message } } }`;
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email } }),
  });
  expect(await response.json()).toEqual({ data: { registerTemporaryCreatorUser: { errors: [] } } });
}

const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.jp`);
const receivedBy = () => receiver.deliveries.flatMap(({ envelope }) => envelope.to).toSorted();
const inDoubt = async (environment: Readonly<Record<string, string>>) =>
  (await ops('mails list', environment)).out.filter((line) => line.includes('届いたか不明'));

it('mail that was being delivered is not sent again, mail that was not yet is not lost', async () => {
  const { environment, afterDeath, close } = await setUp();
  const everybody = people(8, 'person');
  receiver.answer('when told');
  const first = await startServer(environment);
  for (const email of everybody) await register(environment.PORT, email);
  // As many connections as the server opens: their mails are here whole and not answered, the others wait for a connection.
  await receiver.arrived(5);
  await first.kill();
  receiver.answer('at once');
  await afterDeath();

  const second = await startServer(environment);
  await receiver.arrived(8);
  await expect.poll(() => inDoubt(environment), { timeout: 60_000 }).toHaveLength(5);
  expect(receivedBy()).toEqual(everybody);

  const [line = ''] = await inDoubt(environment);
  expect(line).toContain('【つむぎ】メールアドレスの確認');
  const [number = ''] = line.split(' ');
  const again = await ops(`mails resend ${number}`, environment);
  expect(again).toMatchObject({ code: 0, err: [] });
  await receiver.arrived(9);
  const ids = receiver.deliveries.map(({ mail }) => mail.messageId);
  expect(ids.slice(0, 8)).toContain(ids[8]);
  await expect.poll(() => inDoubt(environment), { timeout: 60_000 }).toHaveLength(4);
  expect(await ops(`mails resend ${number}`, environment)).toMatchObject({ code: 1 });
  await second.stop();
  await close();
}, 240_000);

it('whenever it is killed, nobody gets a mail twice, and none is gone without a word', async () => {
  const { environment, afterDeath, close } = await setUp();
  const everybody = ['first', 'second'].flatMap((name) => people(12, name));
  for (const [round, name] of ['first', 'second'].entries()) {
    const server = await startServer(environment);
    await Promise.all(people(12, name).map((email) => register(environment.PORT, email)));
    await receiver.arrived(12 * round + 1 + 3 * round);
    await server.kill();
    await afterDeath();
  }
  const last = await startServer(environment);
  const told = async () => {
    const doubtful = (await inDoubt(environment)).flatMap((line) => /\S+@example\.jp/u.exec(line) ?? []);
    return [...new Set([...receivedBy(), ...doubtful])].toSorted();
  };
  await expect.poll(told, { timeout: 120_000 }).toEqual(everybody.toSorted());
  await last.stop();
  expect(new Set(receivedBy()).size).toBe(receiver.deliveries.length);
  await close();
}, 300_000);
