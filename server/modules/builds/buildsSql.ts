import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export interface BuiltFile {
  readonly path: string;
  readonly body: Uint8Array;
  readonly encoding: 'br' | null;
}

/** Which of these are kept already; marks them as seen today. */
export async function seeFiles(
  db: Kysely<Tables>,
  paths: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const kept = await db
    .selectFrom('built_files')
    .select('path')
    .where(sql<boolean>`path = any(${[...paths]}::text[])`)
    .execute();
  await db
    .updateTable('built_files')
    .set({ seen_on: today })
    .where(sql<boolean>`path = any(${[...paths]}::text[])`)
    .where('seen_on', '<', today)
    .execute();
  return new Set(kept.map(({ path }) => path));
}

/** Idempotent, as servers share a build. */
export async function keepFile(
  db: Kysely<Tables>,
  { path, body, encoding }: BuiltFile,
  today: string,
): Promise<void> {
  await db
    .insertInto('built_files')
    .values({ path, body: Buffer.from(body), encoding, seen_on: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function fileAt(db: Kysely<Tables>, path: string): Promise<BuiltFile | undefined> {
  const row = await db
    .selectFrom('built_files')
    .select(['path', 'body', 'encoding'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row && { path: row.path, body: row.body, encoding: row.encoding === 'br' ? 'br' : null };
}

export async function keepDocuments(
  db: Kysely<Tables>,
  hashes: readonly string[],
  today: string,
): Promise<void> {
  await sql`
    insert into built_documents (hash, seen_on) select hash, ${today}::date from unnest(${[...hashes]}::text[]) as hash
    on conflict (hash) do update set seen_on = excluded.seen_on where built_documents.seen_on < excluded.seen_on
  `.execute(db);
}

export async function keptDocuments(db: Kysely<Tables>, since: string): Promise<string[]> {
  const rows = await db.selectFrom('built_documents').select('hash').where('seen_on', '>=', since).execute();
  return rows.map(({ hash }) => hash);
}

export async function forgetBefore(db: Kysely<Tables>, day: string): Promise<void> {
  await db.deleteFrom('built_files').where('seen_on', '<', day).execute();
  await db.deleteFrom('built_documents').where('seen_on', '<', day).execute();
}
