import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './__generated__/tables.ts';

const farthest = 16 * 1024 * 1024;

/** How much a start after a kill would replay. */
export async function bytesToReplay(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as bytes from pg_control_checkpoint()`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * The embedded PostgreSQL is a single process without a checkpointer: its log would grow until it stops, and
 * a start after a kill would replay all of it.
 */
export async function checkpointIfFar(db: Kysely<Tables>, most = farthest): Promise<boolean> {
  if ((await bytesToReplay(db)) <= most) return false;
  await sql`checkpoint`.execute(db);
  return true;
}
