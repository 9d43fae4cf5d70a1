import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isOnPostgres, migratedFolder, testDatabase } from '../../db/testing/testDatabase.ts';
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
  const folder = await migratedFolder();
  const environment = { PORT: await freePort(), DATA_DIR: folder, SMTP_URL: receiver.url };
  const removed = () => rm(folder, { recursive: true, force: true });
  if (!isOnPostgres) return { environment, afterDeath: async () => undefined, close: removed };
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
    close: async () => {
      await database.close();
      await removed();
    },
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

/** A form whose two letters nobody waits for with a link: one to whoever filled it in, one to the operators. */
async function askToJoin(port: string, email: string): Promise<void> {
  const query =
    'mutation ($input: RegisterLeadCustomerInput!) { registerLeadCustomer(input: $input) { errors { message } } }';
  const input = {
    companyName: '株式会社あおば',
    lastName: '青葉',
    firstName: 'はる',
    email,
    phoneNumber: '03-1234-5678',
    registrationPurpose: '依頼',
    urgency: 'INFORMATION_GATHERING',
  };
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  expect(await response.json()).toEqual({ data: { registerLeadCustomer: { errors: [] } } });
}

const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.jp`);
const receivedBy = () => receiver.deliveries.flatMap(({ envelope }) => envelope.to).toSorted();
const inDoubt = async (environment: Readonly<Record<string, string>>) =>
  (await ops('mails list', environment)).out.filter((line) => line.includes('届いたか不明'));

it('a letter with a link that was being delivered goes out once more, as the same; none is lost', async () => {
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
  await receiver.arrived(13);
  expect([...new Set(receivedBy())]).toEqual(everybody);
  expect(new Set(receiver.deliveries.map(({ mail }) => mail.messageId)).size).toBe(8);
  expect(await inDoubt(environment)).toEqual([]);
  await second.stop();
  await close();
}, 240_000);

it('any other letter stays with the operators, who can send it again', async () => {
  const { environment, afterDeath, close } = await setUp();
  receiver.answer('when told');
  const first = await startServer(environment);
  await askToJoin(environment.PORT, 'haru@example.jp');
  await receiver.arrived(2);
  await first.kill();
  receiver.answer('at once');
  await afterDeath();

  const second = await startServer(environment);
  await expect.poll(() => inDoubt(environment), { timeout: 60_000 }).toHaveLength(2);
  expect(receiver.deliveries).toHaveLength(2);
  const [number = ''] = (await inDoubt(environment))[0]?.split(' ') ?? [];
  expect(await ops(`mails resend ${number}`, environment)).toMatchObject({ code: 0, err: [] });
  await receiver.arrived(3);
  const [one, other, again] = receiver.deliveries.map(({ mail }) => mail.messageId);
  expect([one, other]).toContain(again);
  await expect.poll(() => inDoubt(environment), { timeout: 60_000 }).toHaveLength(1);
  expect(await ops(`mails resend ${number}`, environment)).toMatchObject({ code: 1 });
  await second.stop();
  await close();
}, 240_000);

it('whenever it is killed, everybody has their letter or an operator knows, and twice is the same letter', async () => {
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
  const letters = new Set(receiver.deliveries.map(({ mail }) => mail.messageId));
  expect(letters.size).toBe(new Set(receivedBy()).size);
  await close();
}, 300_000);
