import type { Transaction } from 'kysely';
import type { Tables } from '../db/__generated__/tables.ts';
import { jsonb } from '../db/values.ts';
import type { Json } from '../db/values.ts';
import type { Clock } from './clock.ts';
import type { NewId } from './ids.ts';

export interface Act {
  /** `work.approve` */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail?: Readonly<Record<string, Json>>;
}

/** Writes down what an operator did from the command line, in the transaction in which it is done. */
export async function audit(
  trx: Transaction<Tables>,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  { action, subjectKind, subjectId, detail = {} }: Act,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_kind: 'COMMAND_LINE',
      action,
      subject_kind: subjectKind,
      subject_id: subjectId,
      detail: jsonb(detail),
      occurred_at: clock.now(),
    })
    .execute();
}
