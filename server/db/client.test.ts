import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isUniqueViolation } from './databaseErrors.ts';
import { customPlan } from './statements.ts';
import { isOnPostgres, testDatabase } from './testing/testDatabase.ts';
import { testMoment, testRows } from './testing/testRows.ts';
import { jsonb } from './values.ts';

const statements: string[] = [];
const database = await testDatabase({ onStatement: (text) => statements.push(text) });
const { db } = database;
const rows = testRows(database);
afterAll(() => database.close());
beforeEach(() => {
  statements.length = 0;
});

const effect = (payload: string) => ({
  id: randomUUID(),
  kind: 'test',
  payload,
  created_at: testMoment,
  available_at: testMoment,
});

describe('values', () => {
  it.each([
    { name: 'an object', value: { 名: '早瀬', list: [1, 2.5, null], nested: { yes: true } } },
    { name: 'an array, which pg alone would send as a PostgreSQL array', value: [1, 'a', { b: null }] },
    { name: 'a string, which PGlite alone would take for JSON', value: '{"not":"parsed"}' },
    { name: 'a number', value: 1 },
  ])('jsonb holds $name', async ({ value }) => {
    const row = effect(jsonb(value));
    await db.insertInto('outbox').values(row).execute();
    const found = await db
      .selectFrom('outbox')
      .select('payload')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(found.payload).toEqual(value);
  });

  it('times come back exact to the millisecond, so that a cursor made from one is exact', async () => {
    const moments = [
      '2026-04-01T09:30:00.000Z',
      '2026-04-01T09:30:00.001Z',
      '2026-12-31T23:59:59.999Z',
      '1969-07-20T20:17:40.120Z',
    ];
    for (const moment of moments) {
      const row = { ...effect('{}'), created_at: new Date(moment) };
      await db.insertInto('outbox').values(row).execute();
      const found = await db
        .selectFrom('outbox')
        .select('created_at')
        .where('id', '=', row.id)
        .where('created_at', '=', row.created_at)
        .executeTakeFirstOrThrow();
      expect(found.created_at.toISOString()).toBe(moment);
    }
  });

  it('counts, sums and averages are numbers, days stay text, arrays are arrays', async () => {
    const { rows: found } = await sql<Record<string, unknown>>`
      select count(*) as count, sum(n) as sum, avg(n) as average, 9007199254740991::int8 as largest,
        date '2026-04-01' as day, array[1, 2]::int8[] as numbers, array['a,b', null, '"'] as texts,
        array[timestamptz '2026-04-01 00:00:00.5+00'] as moments
      from generate_series(1, 4) as n
    `.execute(db);
    expect(found).toEqual([
      {
        count: 4,
        sum: 10,
        average: 2.5,
        largest: 9_007_199_254_740_991,
        day: '2026-04-01',
        numbers: [1, 2],
        texts: ['a,b', null, '"'],
        moments: [new Date('2026-04-01T00:00:00.500Z')],
      },
    ]);
  });

  it('a number too large to be exact is an error, not a rounded number', async () => {
    await expect(sql`select 9007199254740993::int8 as n`.execute(db)).rejects.toThrow(RangeError);
  });

  it('lists are parameters', async () => {
    const ids = [randomUUID(), randomUUID()];
    const { rows: found } = await sql<{ id: string }>`
      select id from unnest(${ids}::uuid[]) with ordinality as given (id, place) order by place
    `.execute(db);
    expect(found.map((row) => row.id)).toEqual(ids);
  });

  it('sessions run in UTC', async () => {
    const { rows: found } = await sql<{ TimeZone: string }>`show timezone`.execute(db);
    expect(found).toEqual([{ TimeZone: 'UTC' }]);
  });

  it('an update tells how many rows it touched', async () => {
    const id = await rows.user();
    const touched = await db
      .updateTable('users')
      .set({ last_active_at: testMoment })
      .where('id', '=', id)
      .executeTakeFirst();
    const missed = await db
      .updateTable('users')
      .set({ last_active_at: testMoment })
      .where('id', '=', randomUUID())
      .executeTakeFirst();
    expect([touched.numUpdatedRows, missed.numUpdatedRows]).toEqual([1n, 0n]);
  });
});

describe('transactions', () => {
  const countOf = async (kind: string): Promise<number> => {
    const found = await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return found.count;
  };

  it('leave nothing when they fail', async () => {
    const failed = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('outbox')
        .values({ ...effect('{}'), kind: 'rolledBack' })
        .execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await countOf('rolledBack')).toBe(0);
  });

  it('do not pretend to commit after a swallowed error', async () => {
    const aborted = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('outbox')
        .values({ ...effect('{}'), kind: 'aborted' })
        .execute();
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(aborted).rejects.toThrow();
    expect(await countOf('aborted')).toBe(0);
  });

  it('go on after going back to a savepoint', async () => {
    const trx = await db.startTransaction().execute();
    await trx
      .insertInto('outbox')
      .values({ ...effect('{}'), kind: 'savepoint' })
      .execute();
    const inner = await trx.savepoint('before the "mistake"').execute();
    await sql`select 1 / 0`.execute(inner).catch(() => undefined);
    const back = await inner.rollbackToSavepoint('before the "mistake"').execute();
    await back
      .insertInto('outbox')
      .values({ ...effect('{}'), kind: 'savepoint' })
      .execute();
    await back.commit().execute();
    expect(await countOf('savepoint')).toBe(2);
  });

  it('keep apart what runs beside them', async () => {
    const insideRan = Promise.withResolvers<void>();
    const transaction = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('outbox')
        .values({ ...effect('{}'), kind: 'beside' })
        .execute();
      insideRan.resolve();
      // On PGlite the count below waits for this transaction; on PostgreSQL it runs now and sees nothing.
      await trx
        .insertInto('outbox')
        .values({ ...effect('{}'), kind: 'beside' })
        .execute();
      if (isOnPostgres) expect(await countOf('beside')).toBe(0);
      throw new Error('undone');
    });
    await insideRan.promise;
    const [seen] = await Promise.all([countOf('beside'), expect(transaction).rejects.toThrow('undone')]);
    expect(seen).toBe(0);
  });

  it('take the asked isolation', async () => {
    const level = await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        const found = await sql<{ transaction_isolation: string }>`show transaction_isolation`.execute(trx);
        return found.rows[0]?.transaction_isolation;
      });
    expect(level).toBe('serializable');
  });

  it('run side by side without mixing', async () => {
    const runs = Array.from({ length: 30 }, (_, index) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('outbox')
          .values({ ...effect(jsonb(index)), kind: 'many' })
          .execute();
        const found = await sql<{ n: number }>`select ${index}::int4 as n`.execute(trx);
        if (index % 3 === 0) throw new Error('every third');
        return found.rows[0]?.n;
      }),
    );
    const settled = await Promise.allSettled(runs);
    const kept = settled.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []));
    expect(kept).toEqual(Array.from({ length: 30 }, (_, index) => index).filter((index) => index % 3 !== 0));
    expect(await countOf('many')).toBe(20);
  });

  it('one of many equal writes wins', async () => {
    const product_id = await rows.publicProduct();
    const user_id = await rows.user();
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        db.insertInto('bookmarks').values({ user_id, product_id, created_at: testMoment }).execute(),
      ),
    );
    const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(refused).toHaveLength(19);
    expect(refused.every((error) => isUniqueViolation(error, 'bookmarks_pkey'))).toBe(true);
  });
});

describe('errors', () => {
  it('carry the stack of whoever asked', async () => {
    const askedHere = async (): Promise<unknown> => {
      try {
        return await sql`select no_such_column from users`.execute(db);
      } catch (error) {
        return error;
      }
    };
    const error = await askedHere();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof Error ? error.stack : '').toContain('askedHere');
  });

  it('leave the connection usable', async () => {
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

it('every statement is told to the observer', async () => {
  await db.selectFrom('categories').select('id').limit(1).execute();
  await db.transaction().execute((trx) => trx.selectFrom('tools').select('id').limit(1).execute());
  expect(statements.filter((text) => text.startsWith('select'))).toEqual([
    'select "id" from "categories" limit $1',
    'select "id" from "tools" limit $1',
  ]);
});

describe.runIf(isOnPostgres)('on PostgreSQL', () => {
  const prepared = async (part: string): Promise<number> => {
    const { rows: found } = await sql<{ count: number }>`
      select count(*) as count from pg_prepared_statements where position(${part} in statement) > 0
        and position('pg_prepared_statements' in statement) = 0
    `.execute(db);
    return found[0]?.count ?? 0;
  };

  it('a text is prepared once and used again', async () => {
    await db.connection().execute(async (one) => {
      const query = (name: string) =>
        sql<{ id: number }>`select id from industries where name = ${name} -- prepared once`.execute(one);
      await query('酒類');
      await query('食品・飲料');
      const { rows: found } = await sql<{ calls: number }>`
        select (generic_plans + custom_plans)::int4 as calls from pg_prepared_statements
        where position('prepared once' in statement) > 0 and position('pg_prepared_statements' in statement) = 0
      `.execute(one);
      expect(found).toEqual([{ calls: 2 }]);
    });
  });

  it('a query marked for its own plan is not prepared', async () => {
    await db.selectFrom('industries').select('position').where('id', '=', 1).modifyEnd(customPlan).execute();
    expect(await prepared('custom plan')).toBe(0);
  });

  it('a statement that runs too long is ended', async () => {
    const failed = db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 1`.execute(trx);
      await sql`select pg_sleep(30)`.execute(trx);
    });
    await expect(failed).rejects.toMatchObject({ code: '57014' });
  });

  it('a connection whose prepared statement outlived its table is replaced', async () => {
    await sql`create table short_lived (a integer)`.execute(db);
    const read = () => sql`select * from short_lived`.execute(db);
    await db.connection().execute(async (one) => {
      await sql`select * from short_lived`.execute(one);
      await sql`alter table short_lived add column b integer`.execute(one);
      await expect(sql`select * from short_lived`.execute(one)).rejects.toMatchObject({ code: '0A000' });
    });
    await expect(read()).resolves.toMatchObject({ rows: [] });
  });

  it('says how busy its pool is', async () => {
    await db.connection().execute(async () => {
      const { total, idle } = database.connections();
      expect(total - idle).toBeGreaterThanOrEqual(1);
    });
  });
});
