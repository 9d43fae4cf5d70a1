import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isOnPostgres, migratedFolder, testDatabase } from './db/testing/testDatabase.ts';
import { lead } from './modules/companies/testing.ts';
import { freePort, ops, startServer } from './testProcess.ts';

const freshFolder = () => mkdtemp(join(tmpdir(), 'tsumugi-ops-'));

async function sendLead(port: string): Promise<void> {
  const query =
    'mutation ($input: RegisterLeadCustomerInput!) { registerLeadCustomer(input: $input) { errors { message } } }';
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: lead } }),
  });
  expect(await response.json()).toEqual({ data: { registerLeadCustomer: { errors: [] } } });
}

const numberIn = (lines: readonly string[]) => /^[0-9a-f]{8}(?= )/u.exec(lines[1] ?? '')?.[0] ?? '';

describe('the operators’ command line on the embedded database', () => {
  it('works while the server runs, and without it', async () => {
    const environment = { PORT: await freePort(), DATA_DIR: await migratedFolder() };
    const { stop } = await startServer(environment);
    expect(await ops('leads list', environment)).toMatchObject({
      code: 0,
      out: ['新しいお申し込みはありません。'],
    });
    expect(await ops('leads accept', environment)).toMatchObject({ code: 2, out: [] });
    await sendLead(environment.PORT);
    const listed = await ops('leads list', environment);
    expect(listed).toMatchObject({ code: 0, err: [] });
    const accepted = await ops(`leads accept ${numberIn(listed.out)}`, environment);
    expect(accepted).toMatchObject({ code: 0, err: [] });
    expect(accepted.out.join()).not.toContain('サーバーが動いていない');
    expect(await ops('leads accept 00000000', environment)).toMatchObject({ code: 1, out: [] });
    await stop();
    expect(await readdir(environment.DATA_DIR)).not.toContain('control.json');

    const again = await ops(`leads accept ${numberIn(listed.out)}`, environment);
    expect(again.code).toBe(0);
    expect(again.out.join()).toContain('サーバーが動いていないため');
    await rm(environment.DATA_DIR, { recursive: true, force: true });
  }, 180_000);

  it('makes no database where there is none', async () => {
    const folder = await freshFolder();
    for (const place of [folder, join(folder, 'mistyped')])
      expect(await ops('leads list', { DATA_DIR: place })).toMatchObject({
        code: 1,
        out: [],
        err: [expect.stringContaining(`${place} に、つむぎのデータベースはありません`)],
      });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe.runIf(isOnPostgres)('the operators’ command line on PostgreSQL', () => {
  it('works on the database itself', async () => {
    const database = await testDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const environment = { DATABASE_URL: url.href, DATA_DIR: await freshFolder() };
    await database.db
      .insertInto('leads')
      .values({
        id: '01990000-0000-7000-8000-0000abcdef12',
        company_name: lead.companyName,
        first_name: lead.firstName,
        last_name: lead.lastName,
        email: lead.email,
        created_at: new Date(),
      })
      .execute();
    const listed = await ops('leads list', environment);
    expect(numberIn(listed.out)).toBe('abcdef12');
    expect(await ops('leads accept abcdef12', environment)).toMatchObject({ code: 0, err: [] });
    expect(await database.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'mail' }]);
    expect(await database.db.selectFrom('audit_log').select('action').execute()).toEqual([
      { action: 'lead.accept' },
    ]);
    expect(await ops('leads decline abcdef12', environment)).toMatchObject({
      code: 1,
      err: ['このお申し込みは承認済みです。'],
    });
    await database.close();
  }, 60_000);

  it('makes no tables in a database that is not ours', async () => {
    const environment = {
      DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '',
      DATA_DIR: await freshFolder(),
    };
    expect(await ops('leads list', environment)).toMatchObject({
      code: 1,
      out: [],
      err: [expect.stringContaining('つむぎのデータベースはありません')],
    });
  });
});
