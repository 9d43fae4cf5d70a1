import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesToReplay, checkpointIfFar } from './checkpoints.ts';
import { openDatabase, type Database } from './client.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

it('what a start after a kill has to replay is cut once it is long, and left while it is short', async () => {
  const { db } = database;
  await sql`checkpoint`.execute(db);
  expect(await checkpointIfFar(db)).toBe(false);
  await sql`create table filled as select repeat(n::text, 100) as text from generate_series(1, 60000) as n`.execute(
    db,
  );
  expect(await bytesToReplay(db)).toBeGreaterThan(16 * 1024 * 1024);
  expect(await checkpointIfFar(db)).toBe(true);
  expect(await bytesToReplay(db)).toBeLessThan(1024 * 1024);
  expect(await checkpointIfFar(db)).toBe(false);
});
