import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface DatabaseState {
  readonly version: string;
  /** The name of the last one done. */
  readonly migration: string;
  readonly bytes: number;
  readonly waiting: number;
  readonly oldestMinutes: number;
  readonly failed: number;
  readonly mails: number;
  readonly unsealed: number;
  /** Offers whose versions or papers are not what was issued. */
  readonly brokenPapers: number;
}

/** What the database tells of itself, by its own sums and by the indexes of what waits. */
export async function databaseState(db: Kysely<Tables>, now: Date): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select current_setting('server_version') as version,
      (select max(name) from migration_checksum) as migration,
      pg_database_size(current_database())::double precision as bytes,
      waiting.*, failed.*,
      (select count(*)::integer from (select from audit_unsealed limit 1000) as first) as unsealed,
      (select count(*)::integer from paper_checks where fault is not null) as "brokenPapers"
    from (select count(*)::integer as waiting,
        coalesce(greatest(extract(epoch from ${now}::timestamptz - min(available_at)) / 60, 0), 0)::integer as "oldestMinutes"
        from outbox where failed_at is null and available_at <= ${now}) as waiting,
      (select count(*)::integer as failed, count(*) filter (where kind = 'mail')::integer as mails
        from outbox where failed_at is not null) as failed`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('a select without a table answers one row');
  return state;
}
