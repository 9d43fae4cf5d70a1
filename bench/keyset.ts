import { sql } from 'kysely';
import type { Database } from '../server/db/client.ts';
import { encodeGlobalId } from '../server/lib/globalId.ts';
import { openApi } from './api.ts';
import { openBenchDatabase } from './dataset.ts';
import { feedQuery } from './feedHttp.ts';
import { compare, ratioRow } from './measure.ts';
import type { Row } from './measure.ts';

const pageSize = 24;
const deepAuthor = '00000002-0000-7000-8000-0000000000c0';
/** An author of the bench has five works: the author measured gets as many as 600 pages need. */
const deepWorks = 600 * pageSize;

const authorQuery = `query Author($first: Int!, $after: String, $userId: ID!) {
  creatorUserPublicProducts(userId: $userId, first: $first, after: $after) {
    edges { cursor node { id name isBookmarked thumbnailImage { url width height } media { id url } categories { id name } author { id } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** The cursor that leads to page `number`, made from the row before it. */
async function cursorOf({ db }: Database, number: number, authorId: string | undefined): Promise<string> {
  const author = authorId === undefined ? sql`true` : sql`author_id = ${authorId}::uuid`;
  const { rows } = await sql<{ at: Date; id: string }>`select public_at as at, id from products
    where public_at is not null and ${author} order by public_at desc, id desc limit 1 offset ${(number - 1) * pageSize - 1}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no page ${number}.`);
  return Buffer.from(`${row.at.getTime().toString(36)}.${row.id}`, 'latin1').toString('base64url');
}

/** Scans of whole tables in the plan of page 500; an index is walked where there is none. */
async function scans({ db }: Database, authorId: string | undefined): Promise<string> {
  const author = authorId === undefined ? sql`` : sql`and author_id = ${sql.lit(authorId)}::uuid`;
  const { rows: keys } = await sql<{
    at: Date;
    id: string;
  }>`select public_at as at, id from products where public_at is not null ${author}
    order by public_at desc, id desc limit 1 offset ${499 * pageSize}`.execute(db);
  const [key] = keys;
  if (!key) throw new Error('There is no page 500.');
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain select id from products where public_at is not null ${author}
    and (public_at, id) < (${sql.lit(key.at.toISOString())}::timestamptz, ${sql.lit(key.id)}::uuid) order by public_at desc, id desc limit 25`.execute(
    db,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function planRow(what: string, plan: string): Row {
  const index = /Index (?:Only )?Scan using (\w+)/.exec(plan)?.[1];
  const met = index !== undefined && !/Seq Scan|Sort/.test(plan);
  return {
    bar: '3',
    what,
    goal: 'index',
    figure: met ? 'index' : 'scan',
    met,
    note: index ?? plan.split('\n')[0] ?? '',
  };
}

/** The author measured takes works from the others, and gives them back. */
async function withDeepAuthor<Result>({ db }: Database, run: () => Promise<Result>): Promise<Result> {
  const taken = sql`number between 1 and ${deepWorks}`;
  await sql`create table if not exists bench_authors as select id, author_id from products where ${taken}`.execute(
    db,
  );
  await sql`update products set author_id = ${deepAuthor}::uuid where id in (select id from bench_authors)`.execute(
    db,
  );
  await sql`analyze products`.execute(db);
  try {
    return await run();
  } finally {
    await sql`update products p set author_id = b.author_id from bench_authors b where b.id = p.id`.execute(
      db,
    );
    await sql`drop table bench_authors`.execute(db);
    await sql`vacuum analyze products`.execute(db);
  }
}

/** Bar 3: page 500 costs what page 5 costs. GraphQL in this process, PostgreSQL beside it. */
export async function keyset(): Promise<Row[]> {
  const database = await openBenchDatabase(4);
  const api = await openApi(database);
  try {
    const page = (after: string) => () => api.post(feedQuery, { first: pageSize, after });
    const [early, late] = await Promise.all([
      cursorOf(database, 5, undefined),
      cursorOf(database, 500, undefined),
    ]);
    const whole = await compare(page(late), page(early), 40);
    const wholePlan = await scans(database, undefined);
    const rows = [
      ratioRow('3', 'every work: page 500 against page 5', 1.1, whole),
      planRow('every work: how page 500 is found', wholePlan),
    ];
    const ofOne = await withDeepAuthor(database, async () => {
      const userId = encodeGlobalId('CreatorUser', deepAuthor);
      const own = (after: string) => () => api.post(authorQuery, { first: pageSize, after, userId });
      const [first, last] = await Promise.all([
        cursorOf(database, 5, deepAuthor),
        cursorOf(database, 500, deepAuthor),
      ]);
      const figure = await compare(own(last), own(first), 40);
      return [
        ratioRow('3', 'one author’s works: page 500 against page 5', 1.1, figure),
        planRow('one author’s: how page 500 is found', await scans(database, deepAuthor)),
      ];
    });
    return [...rows, ...ofOne];
  } finally {
    await api.close();
    await database.close();
  }
}
