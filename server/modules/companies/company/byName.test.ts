import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../db/testing/testDatabase.ts';
import { planOf } from '../../../db/testing/testPlans.ts';
import { byNameQuery, companiesByName } from './companySql.ts';

/** Ten thousand companies of which nearly all have デザイン in their name. */

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());
beforeAll(async () => {
  await sql`
    insert into companies (id, name, name_key, created_at, updated_at)
      select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
        case when n % 2000 = 0 then '株式会社雲母堂' || n else '株式会社ミナトデザイン' || n end,
        case when n % 2000 = 0 then '雲母堂' || n else 'ミナトデザイン' || n end, now(), now()
      from generate_series(1, 10000) as n`.execute(db);
  await sql`analyze companies`.execute(db);
});

const names = async (key: string, first = 3) =>
  (await companiesByName(db, { key, text: key, first })).map(({ name }) => name);

describe('companies by name, among ten thousand', () => {
  test('what begins so is found, the exact name first, however many others begin so', async () => {
    expect(await names('ミナトデザイン7')).toEqual([
      '株式会社ミナトデザイン7',
      '株式会社ミナトデザイン70',
      '株式会社ミナトデザイン71',
    ]);
  });

  test('what a name has in its middle is found', async () => {
    expect(await names('母堂4')).toEqual(['株式会社雲母堂4000']);
    expect(await names('株式会社雲', 9)).toHaveLength(5);
    expect(await names('デザイン')).toHaveLength(3);
    expect(await names('堂', 9)).toHaveLength(5);
  });

  // A part that nearly every name has is not looked up: walking to the first that have it is shorter.
  test.each(['母堂4', '雲母'])('%s is looked up in indexes', async (key) => {
    const { indexes, scanned } = await planOf(db, byNameQuery(db, { key, text: key, first: 8 }));
    expect(indexes).toContain('companies_prefix_index');
    expect(indexes).toContain('companies_search_index');
    expect(scanned).not.toContain('companies');
  });
});
