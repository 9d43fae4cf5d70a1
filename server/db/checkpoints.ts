import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './__generated__/tables.ts';

const farthest = 16 * 1024 * 1024;

/** How much a start after a kill would have to replay. */
export async function bytesToReplay(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as bytes from pg_control_checkpoint()`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * PostgreSQL has a process for checkpoints. The embedded one, a single process, makes none before it is stopped: its log would grow until
 * then, and a start after a kill replays it all.
 */
export async function checkpointIfFar(db: Kysely<Tables>, most = farthest): Promise<boolean> {
  if ((await bytesToReplay(db)) <= most) return false;
  await sql`checkpoint`.execute(db);
  return true;
}
