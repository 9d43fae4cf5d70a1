import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

interface Undecided {
  readonly id: string;
  readonly stage: Selectable<Tables['job_entries']>['stage'];
}

const decided = ['DECLINED', 'HIRED', 'WITHDRAWN'] as const;

/** Undecided entries, locked after their openings as by every writer. */
export async function holdUndecided(trx: Transaction<Tables>, userId: string): Promise<Undecided[]> {
  const entries = trx
    .selectFrom('job_entries')
    .where('creator_id', '=', userId)
    .where('stage', 'not in', decided);
  await trx
    .selectFrom('job_openings')
    .select('id')
    .where('id', 'in', entries.select('job_opening_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return entries.select(['id', 'stage']).orderBy('id').forNoKeyUpdate().execute();
}

export async function withdrawEntries(
  trx: Transaction<Tables>,
  entries: readonly (Undecided & { readonly stepId: string })[],
  userId: string,
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await trx
    .updateTable('job_entries')
    .set({ stage: 'WITHDRAWN', stage_changed_at: now })
    .where('id', 'in', ids)
    .execute();
  await trx
    .insertInto('job_entry_stage_changes')
    .values(
      entries.map(({ id, stage, stepId }) => ({
        id: stepId,
        entry_id: id,
        from_stage: stage,
        to_stage: 'WITHDRAWN',
        changed_by_user_id: userId,
        changed_at: now,
      })),
    )
    .execute();
}
