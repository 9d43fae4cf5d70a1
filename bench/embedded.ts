import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '../server/db/__generated__/tables.ts';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { customPlan } from '../server/db/statements.ts';
import { openApi } from './api.ts';
import { benchDatabaseUrl, fill, people } from './dataset.ts';
import { feedQuery } from './feeds/feedHttp.ts';
import { compare, ratioRow } from './measure.ts';
import type { Row } from './measure.ts';
import { rawStatement } from './rawStatement.ts';
import { benchViewer } from './viewer.ts';

const sizes = { creators: 4_000, works: 20_000, mediaPerWork: 3, bookmarks: 10_000, members: 0 };
const rare = '鯨帆';
const rareEvery = 4_000;
const words =
  '余白 活字 紙面 題字 組版 装丁 意匠 包装 看板 地図 書体 色彩 構図 余韻 版画 写真 映像 模型 空間 動線 照明 什器 陶器 織物 染色 刺繍 図案 標識 冊子 名刺'.split(
    ' ',
  );

/** Sixty words per document, by its number; one in some thousands has the rare pair of characters. */
function textOf(n: number): string {
  const chosen = Array.from(
    { length: 60 },
    (_, at) => words[((n * 31 + at * 17) ^ (n >> (at % 5))) % words.length] ?? '',
  );
  return [...chosen, ...(n % rareEvery === 0 ? [rare] : [])].join('');
}

function bigramsOf(text: string): string[] {
  const characters = [...text];
  return [
    ...new Set([
      ...characters,
      ...characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`),
    ]),
  ];
}

async function fillDocuments(db: Kysely<Tables>): Promise<void> {
  await sql`delete from search_documents`.execute(db);
  await sql`drop index search_documents_places_index`.execute(db);
  const { rows } = await sql<{
    id: string;
    author: string;
    at: Date;
  }>`select id, author_id as author, public_at as at from products order by number`.execute(db);
  for (let from = 0; from < rows.length; from += 500) {
    const documents = rows.slice(from, from + 500).map(({ id, author, at }, index) => {
      const text = textOf(from + index + 1);
      return { id, author, at, text, bigrams: bigramsOf(text) };
    });
    await sql`insert into search_documents (kind, product_id, title, folded_title, folded_body, grams, owner_id, audience, sort_at, updated_at)
      select 'PRODUCT', d.id, '作品', '作品', d.text, d.bigrams, d.author, 'EVERYONE', d.at, d.at
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d (id uuid, author uuid, at timestamptz, text text, bigrams text[])`.execute(
      db,
    );
  }
  await sql`create index search_documents_places_index on search_documents using gin (search_places(kind, tier, grams)) with (fastupdate = off)
    where audience <> 'NOBODY'`.execute(db);
  await sql`analyze search_documents`.execute(db);
}

async function search(db: Kysely<Tables>): Promise<Row> {
  await fillDocuments(db);
  const list = sql`order by sort_at desc, subject_id desc limit 24`;
  const indexed = () =>
    sql<{
      id: string;
    }>`select subject_id as id from search_documents where audience <> 'NOBODY' and search_places(kind, tier, grams) @@ ${`'PR0${rare}'`}::tsquery ${list} ${customPlan}`.execute(
      db,
    );
  const scan = () =>
    sql<{
      id: string;
    }>`select subject_id as id from search_documents where audience <> 'NOBODY' and folded_body like ${`%${rare}%`} ${list}`.execute(
      db,
    );
  const [one, two] = [await indexed(), await scan()];
  if (one.rows.length !== sizes.works / rareEvery || JSON.stringify(one.rows) !== JSON.stringify(two.rows)) {
    throw new Error(`${one.rows.length} found by the index, ${two.rows.length} by the scan.`);
  }
  const { ours, theirs, ratio } = await compare(scan, indexed, 5);
  return {
    bar: '12',
    what: `embedded: a rare two-character search among ${sizes.works} documents, faster than LIKE`,
    goal: '≥ 100 ×',
    figure: `${ratio.toFixed(0)} ×`,
    met: ratio >= 100,
    note: `${theirs.toFixed(3)} ms / ${ours.toFixed(3)} ms`,
  };
}

/** Bar 12: PGlite in memory. "Native raw" is bar 1's raw statement on PostgreSQL. */
export async function embedded(): Promise<Row[]> {
  const database = await openDatabase({ memory: true });
  const pool = new Pool({ connectionString: benchDatabaseUrl(), max: 1, idleTimeoutMillis: 0 });
  await migrate(database);
  await fill(database.db, sizes);
  await sql`analyze`.execute(database.db);
  const api = await openApi(database, benchViewer);
  try {
    const ours = () => api.post(feedQuery, { first: 24 });
    const native = async () =>
      JSON.stringify(
        (await pool.query({ name: 'feed', text: rawStatement, values: [25, people.creator] })).rows,
      );
    return [
      ratioRow(
        '12',
        'embedded: feed page through GraphQL against raw SQL on PostgreSQL',
        1.6,
        await compare(ours, native, 40),
      ),
      await search(database.db),
    ];
  } finally {
    await api.close();
    await pool.end();
    await database.close();
  }
}
