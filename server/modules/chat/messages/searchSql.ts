import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';

/** A search in the form of the table's columns (`folded_words`, `sign_pairs`). */
export interface Wanted {
  /** For the index: messages contain all these pairs. */
  readonly query: string;
  /** And contain each of these literally. */
  readonly patterns: readonly string[];
}

/** Null when no words remain. */
export async function wantedOf(db: Kysely<Tables>, words: string): Promise<Wanted | null> {
  const { rows } = await sql<{ folded: string; pairs: string[] }>`
    select term as folded, sign_pairs(term) as pairs
    from unnest(string_to_array(folded_words(${words}), ' ')) as terms (term) where term <> ''`.execute(db);
  if (rows.length === 0) return null;
  const pieces = rows.flatMap(({ folded, pairs }) =>
    // A single character is the prefix of any pair that begins with it; other words drop their unfinished
    // last pair.
    [...folded].length === 1
      ? [`${lexeme(folded)}:*`]
      : pairs.filter((pair) => [...pair].length === 2).map(lexeme),
  );
  return {
    query: pieces.join(' & '),
    patterns: rows.map(({ folded }) => `%${folded.replace(/[\\%_]/gu, '\\$&')}%`),
  };
}

function lexeme(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Searched messages: of a room, of a company's rooms or of a creator's. */
export interface Scope {
  readonly of: 'company_id' | 'creator_id' | 'room_id';
  readonly id: string;
  /** Only rooms this person is in. */
  readonly userId: string;
}

export interface FoundRow {
  readonly id: string;
  readonly roomId: string;
  readonly at: Date;
}

const columns = ['w.message_id as id', 'w.room_id as roomId', 'w.send_at as at'] as const;
const newest = { at: 'w.send_at', id: 'w.message_id' };

function isMember(userId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from chat_members as m where m.room_id = w.room_id and m.user_id = ${userId}::uuid)`;
}

export interface FoundNear {
  readonly rows: readonly FoundRow[];
  /** There are no more messages than were looked at. */
  readonly isAll: boolean;
}

/** Matches among so many of the newest messages. */
export async function foundAmongNewest(
  db: Kysely<Tables>,
  { patterns }: Wanted,
  { of, id, userId }: Scope,
  page: KeysetPage,
  walked: number,
): Promise<FoundNear> {
  const values = keysetValues(page);
  const near = db
    .selectFrom('chat_message_words as w')
    .select([...columns, 'w.folded'])
    .where(`w.${of}`, '=', id)
    .$call((query) => walkKeyset(query, newest, page.backward, keysetPlaces(values)))
    .limit(walked);
  const { rows } = await sql<
    { [name in keyof FoundRow]: FoundRow[name] | null } & { readonly count: number }
  >`
    with near as materialized (${near})
    select n.count, f.id, f."roomId", f.at
    from (select count(*)::int as count from near) as n
    left join (
      select w.id, w."roomId", w.at, row_number() over () as place from near as w
      where w.folded like all (${patterns}::text[])
        and exists (select from chat_members as m where m.room_id = w."roomId" and m.user_id = ${userId}::uuid)
      limit ${values.limit}) as f on true
    order by f.place`.execute(db);
  const found = rows.flatMap(({ id: message, roomId, at }): FoundRow[] =>
    message === null || roomId === null || at === null ? [] : [{ id: message, roomId, at }],
  );
  return { rows: found, isAll: (rows[0]?.count ?? 0) < walked };
}

/** Matches by the index. */
export async function foundByPairs(
  db: Kysely<Tables>,
  { query: pairs, patterns }: Wanted,
  { id, userId }: Scope,
  page: KeysetPage,
): Promise<readonly FoundRow[]> {
  const values = keysetValues(page);
  // The scope is part of the GIN query, not a condition on the room's columns, whose indexes would be read as
  // a whole; GIN skips what a rare word lacks. Planned for its values, since a plan for any word takes a rare one
  // for common and goes through the person's rooms one by one.
  return db
    .selectFrom('chat_message_words as w')
    .select(columns)
    .where(sql<boolean>`w.pairs @@ ${`${lexeme(` ${id}`)} & ${pairs}`}::tsquery`)
    .where(sql<boolean>`w.folded like all (${patterns}::text[])`)
    .where(isMember(userId))
    .$call((query) =>
      // As an expression, so that the planner does not walk the order's index for a rare word.
      query
        .where(
          sql<boolean>`(w.send_at + interval '0', w.message_id) ${sql.raw(page.backward ? '>' : '<')} (${values.at}::timestamptz, ${values.id}::uuid)`,
        )
        .orderBy(sql`w.send_at + interval '0'`, page.backward ? 'asc' : 'desc')
        .orderBy(sql`w.message_id`, page.backward ? 'asc' : 'desc'),
    )
    .limit(values.limit)
    .modifyEnd(customPlan)
    .execute();
}
