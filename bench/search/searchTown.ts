import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/db/__generated__/tables.ts';
import { openDatabase } from '../../server/db/client.ts';
import type { Database } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { analysed } from '../../server/modules/search/indexing/analyser.ts';
import { lookedInto } from '../../server/modules/search/indexing/documentText.ts';
import { plain } from '../../server/modules/search/indexing/folding.ts';
import type { FoundWord } from '../../server/modules/search/indexing/heldWordsSql.ts';
import { usualSizes } from '../../server/modules/search/indexing/tiers.ts';
import { keepLeastQualities, tierOf } from '../../server/modules/search/indexing/tiersSql.ts';

interface TownSizes {
  readonly works: number;
  readonly people: number;
  readonly openings: number;
}

export const fullTown: TownSizes = { works: 300_000, people: 60_000, openings: 50_000 };
/** Stands in twelve documents of every town. */
export const rare = '鵺鳥';

const subjects =
  '提灯 看板 暖簾 風鈴 手ぬぐい 絵本 装幀 書体 菓子箱 包装紙 名刺 暦 図鑑 地図 切手 茶筒 酒瓶 陶器 漆器 着物 帯 浴衣 傘 団扇 凧 独楽 鯉のぼり 屏風 襖 障子 行灯 花火 祭り 縁日 市場 駅 港 灯台 劇場 美術館 図書館 学校 病院 宿 食堂 喫茶店 花屋 本屋 靴屋 時計店'.split(
    ' ',
  );
const acts =
  'ロゴ ポスター フライヤー パッケージ 挿絵 装画 アニメーション 写真 映像 サイト アプリ 什器 サイン 版画 刺繍 染め 織り 彫刻 模型 漫画 紋 文字 色見本 案内図 広告 年賀状 カレンダー 冊子 社史 記念誌'.split(
    ' ',
  );
const tones =
  '夜の 朝の 春の 秋の 小さな 大きな 古い 新しい 青い 赤い 静かな 賑やかな 海辺の 山の 雪国の 港町の 京都の 金沢の 東京の 子どもの'.split(
    ' ',
  );
const details =
  '版下から一枚ずつ刷りました。 文字はすべて手で描いています。 三色に絞り、紙の白を残しました。 店主と話しながら半年かけて作りました。 使う人の手の大きさを測りました。 古い資料を百点あまり集めました。 夜に見える明るさを確かめました。 展示のあとも使えるつくりです。 水彩で下絵を描きました。 金と墨の二色です。 写真は早朝に撮りました。 文様は家紋から起こしました。'.split(
    ' ',
  );

/** Words that the town's documents hold, and some that are typed instead. */
export const typedWords: readonly string[] = [
  ...subjects,
  ...acts,
  'ちょうちん',
  'のれん',
  'kanban',
  'flyer',
  '夜の',
  '金沢',
  '手描き',
  '水彩',
];

interface Piece {
  readonly title: string;
  readonly body: string;
}

/** Some thousand texts, read once: the town's documents are theirs in turn, so that a word is common, rare or alone. */
function pieces(): Piece[] {
  const made = tones.flatMap((tone, at) =>
    subjects.flatMap((subject, place) =>
      acts
        .filter((_act, index) => (index + 3 * at + 7 * place) % 20 === 0)
        .map((act, index) => ({
          title: `${tone}${subject}の${act}`,
          body: `${details[(at + index) % details.length]}${details[(place + 3 * index) % details.length]}`,
        })),
    ),
  );
  return made;
}

async function writeKnownWords(
  db: Kysely<Tables>,
  column: 'in_texts' | 'in_titles',
  found: readonly FoundWord[],
): Promise<void> {
  const words = [...new Map(found.map((one) => [`${one.folded} ${one.word}`, one])).values()];
  await sql`insert into search_words (folded, word, spoken, ${sql.ref(column)})
    select folded, word, spoken, 10 from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w (folded text, word text, spoken text)
    on conflict do nothing`.execute(db);
}

/** As many words as 300,000 people's texts hold, though few documents of the town hold them: what is offered is looked for among all. */
async function fillVocabulary(db: Kysely<Tables>): Promise<void> {
  const kana = 'しょちこうかんせいりとさけまきつはひもなくすおたえふみほわ';
  await sql`insert into search_words (folded, word, spoken, in_texts)
    select s.word, s.word, s.spoken, 1 + 1000 / (s.n % 5000 + 1)
    from (
      select n, (select string_agg(chr(19968 + (hashint4(n * 3 + place) & 2147483647) % 4000), '' order by place)
          from generate_series(1, 2 + n % 3) as place) as word,
        (select string_agg(substr(${kana}, (hashint4(n * 7 + place) & 2147483647) % ${kana.length} + 1, 1), '' order by place)
          from generate_series(1, 3 + n % 4) as place) as spoken
      from generate_series(1, 400000) as n) as s
    on conflict do nothing`.execute(db);
}

/** The documents of a town, without the works and people themselves: what finds them asks for no more. */
export async function openSearchTown(
  sizes: TownSizes,
  options: { readonly url: string } | { readonly memory: true },
): Promise<Database> {
  const database = await openDatabase(
    'url' in options
      ? { databaseUrl: options.url, statementTimeoutMs: 0, idleTimeoutMs: 0, poolSize: 1 }
      : { memory: true },
  );
  await migrate(database);
  const { rows } = await sql`select from search_documents limit 1`.execute(database.db);
  if (rows.length > 0) return database;
  const all = pieces();
  const texts = all.flatMap(({ title, body }) => [plain(title), plain(body)]);
  const tokens = await analysed(texts.map(({ text }) => text));
  const read = all.map(({ title, body }, index) => {
    const [plainTitle, plainBody] = [plain(title), plain(body)];
    const [head, text] = [
      lookedInto(plainTitle, tokens[2 * index] ?? []),
      lookedInto(plainBody, tokens[2 * index + 1] ?? []),
    ];
    return {
      n: index,
      title,
      body,
      ft: head.folded,
      fb: text.folded,
      st: head.spoken,
      sb: text.spoken,
      words: head.words.map(({ folded }) => folded),
      grams: [...new Set([...head.grams, ...text.grams])],
      beginnings: head.beginnings + text.beginnings,
      found: head.words,
      telling: text.tellingWords,
    };
  });
  await database.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql`set maintenance_work_mem = '1GB'`.execute(db);
    await sql`create temp table pieces (n int primary key, title text, body text, ft text, fb text, st text, sb text,
      words text[], grams text[], beginnings text)`.execute(db);
    for (let at = 0; at < read.length; at += 500)
      await sql`insert into pieces select n, title, body, ft, fb, st, sb, words, grams, beginnings
        from jsonb_to_recordset(${JSON.stringify(read.slice(at, at + 500))}::jsonb)
          as p (n int, title text, body text, ft text, fb text, st text, sb text, words text[], grams text[], beginnings text)`.execute(
        db,
      );
    for (const index of ['places', 'facets', 'quality', 'sort', 'owner'])
      await sql`drop index if exists ${sql.id(`search_documents_${index}_index`)}`.execute(db);
    for (const [kind, column, tag, count] of [
      ['PRODUCT', 'product_id', 'b0', sizes.works],
      ['CREATOR', 'creator_id', 'c0', sizes.people],
      ['JOB_OPENING', 'job_opening_id', 'd0', sizes.openings],
    ] as const) {
      const written = sql`(select timestamptz '2026-04-01' - (${count}::integer - s.n) * interval '2 minutes')`;
      // As documents are indexed: how well a work was received, and how fresh it is.
      const quality = sql`((s.n::bigint * 7919 % 10007) * 3 / 10007.0
        + extract(epoch from ${written} - timestamptz '2024-01-01') / (21 * 86400))::real`;
      // Said beforehand: each document that moves into its tier later is written anew, which takes the embedded database long.
      const { rows: leasts } = await sql<{ least: number }>`
        with qualities as materialized (select ${quality} as quality from generate_series(1, ${count}::integer) as s (n))
        select l.least from unnest(${[...usualSizes]}::int[]) as t (size)
        cross join lateral (select quality::float8 as least from qualities order by quality desc offset t.size - 1 limit 1) as l
        order by t.size`.execute(db);
      await keepLeastQualities(
        db,
        kind,
        leasts.map(({ least }) => least),
      );
      await sql`
        insert into search_documents (kind, ${sql.ref(column)}, title, body, folded_title, folded_body, spoken_title,
          spoken_body, title_words, grams, beginnings, facets, owner_id, audience, quality, tier, sort_at, updated_at)
        select ${kind}, (lpad(to_hex(s.n), 8, '0') || ${`-0000-7000-8000-0000000000${tag}`})::uuid, p.title, p.body || r.word,
          p.ft, p.fb || r.word, p.st, p.sb, p.words,
          p.grams || case when r.word = '' then '{}'::text[] else array['鵺', '鳥', '鵺鳥'] end, p.beginnings,
          array['category:' || s.n % 17, 'industry:' || s.n % 23, 'prefecture:' || s.n % 47],
          case when ${kind} <> 'JOB_OPENING' then (lpad(to_hex(s.n % 60000), 8, '0') || '-0000-7000-8000-0000000000c0')::uuid end,
          case s.n % 10 when 0 then 'MEMBERS' else 'EVERYONE' end, q.quality, ${tierOf(kind, sql`q.quality`)},
          ${written}, timestamptz '2026-04-01'
        from generate_series(1, ${count}::integer) as s (n)
        cross join lateral (select ${quality} as quality) as q
        cross join lateral (select floor(power(((s.n::bigint * 7919) % 100003) / 100003.0, 2) * ${read.length})::int as piece) as z
        join pieces as p on p.n = z.piece
        cross join lateral (select case when s.n % greatest(${count}::integer / 12, 1) = 1 then ${rare}::text else '' end as word) as r`.execute(
        db,
      );
    }
    await writeKnownWords(
      db,
      'in_titles',
      read.flatMap(({ found }) => found),
    );
    await writeKnownWords(
      db,
      'in_texts',
      read.flatMap(({ telling }) => telling),
    );
    await fillVocabulary(db);
    await sql`create index search_documents_facets_index on search_documents using gin (facets) with (fastupdate = off)`.execute(
      db,
    );
    await sql`create index search_documents_quality_index on search_documents (kind, quality desc, subject_id desc)
      where audience <> 'NOBODY'`.execute(db);
    await sql`create index search_documents_places_index on search_documents using gin (search_places(kind, tier, grams))
      with (fastupdate = off) where audience <> 'NOBODY'`.execute(db);
    await sql`alter index search_documents_places_index alter column 1 set statistics 0`.execute(db);
    await sql`create index search_documents_sort_index on search_documents (kind, sort_at desc, subject_id desc)
      where audience <> 'NOBODY'`.execute(db);
    await sql`create index search_documents_owner_index on search_documents (owner_id) where owner_id is not null`.execute(
      db,
    );
    await sql`set session_replication_role = origin`.execute(db);
  });
  await sql`vacuum analyze search_documents, search_words`.execute(database.db);
  return database;
}
