import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Everything of a line, as it is sealed. */
export interface SealedLine {
  readonly id: string;
  readonly actorKind: string;
  readonly staffId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string | null;
  readonly detail: string;
  readonly address: string | null;
  readonly occurredAt: Date;
}

const line = [
  'l.id',
  'l.actor_kind as actorKind',
  'l.staff_id as staffId',
  'l.action',
  'l.subject_kind as subjectKind',
  'l.subject_id as subjectId',
  sql<string>`l.detail::text`.as('detail'),
  'l.address',
  'l.occurred_at as occurredAt',
] as const;

/** One sealer at a time, in whatever server; false when another is at it. */
export async function beSealer(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('audit sealer', 0)) as got`.execute(trx);
  return rows[0]?.got === true;
}

export async function unsealedLines(trx: Transaction<Tables>, limit: number): Promise<SealedLine[]> {
  return trx
    .selectFrom('audit_unsealed as u')
    .innerJoin('audit_log as l', 'l.id', 'u.log_id')
    .select(line)
    .orderBy('u.log_id')
    .limit(limit)
    .execute();
}

export interface Seal {
  readonly sequence: number;
  readonly logId: string;
  readonly previousHash: string;
  readonly hash: string;
}

export async function lastSeal(
  db: Kysely<Tables>,
): Promise<{ readonly sequence: number; readonly hash: string } | undefined> {
  const row = await db
    .selectFrom('audit_seals')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { sequence: Number(row.sequence), hash: row.hash };
}

export async function putSeals(trx: Transaction<Tables>, seals: readonly Seal[], now: Date): Promise<void> {
  await trx
    .insertInto('audit_seals')
    .values(
      seals.map((seal) => ({
        sequence: seal.sequence,
        log_id: seal.logId,
        previous_hash: seal.previousHash,
        hash: seal.hash,
        sealed_at: now,
      })),
    )
    .execute();
  await trx
    .deleteFrom('audit_unsealed')
    .where(
      'log_id',
      'in',
      seals.map(({ logId }) => logId),
    )
    .execute();
}

export type SealAndLine = Seal & { readonly line: SealedLine };

export async function sealsAfter(
  db: Kysely<Tables>,
  sequence: number,
  limit: number,
): Promise<SealAndLine[]> {
  const rows = await db
    .selectFrom('audit_seals as q')
    .innerJoin('audit_log as l', 'l.id', 'q.log_id')
    .select([...line, 'q.sequence', 'q.previous_hash as previousHash', 'q.hash'])
    .where('q.sequence', '>', sequence)
    .orderBy('q.sequence')
    .limit(limit)
    .execute();
  return rows.map(({ sequence: at, previousHash, hash, ...sealed }) => ({
    sequence: Number(at),
    logId: sealed.id,
    previousHash,
    hash,
    line: sealed,
  }));
}
