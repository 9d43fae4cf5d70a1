import { sql } from 'kysely';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/client.ts';
import type { Database } from '../../server/db/client.ts';
import { cellsNear, labOfHex, namedColors } from '../../server/lib/colors.ts';
import { nearestProducts } from '../../server/modules/products/feeds/bestFeedSql.ts';
import { noFilters } from '../../server/modules/products/feeds/filtersSql.ts';
import { benchDatabase } from '../dataset.ts';
import type { Row } from '../measure.ts';

const pictures = 300_000;
const scope = {
  viewerId: '00000001-0000-7000-8000-0000000000c1',
  companyId: null,
  emailDomain: 'bench.example',
};
const page = { limit: 24, backward: false, from: undefined };

/**
 * Works with a card each, made without their authors and pictures. Half of the cards have the white of paper and a third an ink; three more
 * colours of each are anywhere, most of them dull.
 */
async function fill({ db }: Database): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`create function pg_temp.anywhere(n integer, salt integer, most integer) returns smallint language sql immutable as
      $$ select ((hashint4(n * 31 + salt) & 2147483647) % (2 * most + 1) - most)::smallint $$`.execute(one);
    const any = (salt: number) =>
      sql.raw(
        `array[50 + pg_temp.anywhere(n, ${salt}, 45), pg_temp.anywhere(n, ${salt + 1}, 14 + n % 17), pg_temp.anywhere(n, ${salt + 2}, 14 + n % 17), 12]::smallint[]`,
      );
    for (let from = 0; from < pictures; from += 50_000)
      await sql`insert into products (id, author_id, name, is_published, first_published_at, approved_at, author_registered_at,
          category_ids, score, created_at, edited_at, palette)
        select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-0000000000b0')::uuid,
          (lpad(to_hex(1 + n % 20000), 8, '0') || '-0000-7000-8000-0000000000c0')::uuid, '作品' || n, true, at, at, at,
          array[1 + n % 30], (hashint4(n) & 65535) / 65536.0, at, at,
          case when n % 2 = 0 then array[96, 0, 2 + n % 3, 40]::smallint[] else '{}' end
            || case when n % 3 = 0 then array[18, 0, 0, 20]::smallint[] else '{}' end || ${any(1)} || ${any(4)} || ${any(7)}
        from generate_series(${sql.lit(from + 1)}::integer, ${sql.lit(from + 50_000)}::integer) as n,
          lateral (select timestamptz '2026-04-01' - n * interval '1 minute' as at) as t`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`vacuum analyze products`.execute(db);
}

/** A page of works by each named colour among 300,000 pictures. */
export async function colors(): Promise<Row[]> {
  const database = await openDatabase({
    databaseUrl: await benchDatabase('tsumugi_bench_colors'),
    statementTimeoutMs: 0,
    idleTimeoutMs: 0,
    poolSize: 1,
  });
  try {
    const { db } = database;
    await migrate(database);
    const { rows } = await sql`select from products limit 1`.execute(db);
    if (rows.length === 0) await fill(database);
    const times: { readonly hex: string; readonly ms: number }[] = [];
    for (const hex of namedColors) {
      const wanted = labOfHex(hex);
      if (!wanted) throw new Error(`${hex} is no colour.`);
      const filters = { ...noFilters, colors: cellsNear(wanted) };
      const own: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const began = performance.now();
        const found = await nearestProducts(db, page, scope, filters, [wanted.l, wanted.a, wanted.b]);
        own.push(performance.now() - began);
        if (found.length === 0) throw new Error(`Nothing is near ${hex}.`);
      }
      // Beside other work on the machine the least of a few is what it takes.
      times.push({ hex, ms: Math.min(...own) });
    }
    const sorted = times.toSorted((one, other) => one.ms - other.ms);
    const most = sorted.at(-1)?.ms ?? Number.POSITIVE_INFINITY;
    return [
      {
        bar: 'search',
        what: `a page of works by each of ${times.length} colours among ${pictures} pictures`,
        goal: '≤ 50 ms',
        figure: `p50 ${sorted[Math.floor(sorted.length / 2)]?.ms.toFixed(1)}, most ${most.toFixed(1)} ms`,
        met: most <= 50,
        note: sorted.map(({ hex, ms }) => `#${hex} ${ms.toFixed(0)}`).join(', '),
      },
    ];
  } finally {
    await database.close();
  }
}
