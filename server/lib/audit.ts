import type { Transaction } from 'kysely';
import type { Tables } from '../db/__generated__/tables.ts';
import { jsonb } from '../db/values.ts';
import type { Json } from '../db/values.ts';
import type { Clock } from './dates/clock.ts';
import type { NewId } from './ids.ts';

export interface Act {
  /** `work.approve` */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail?: Readonly<Record<string, Json>>;
}

/** The staff member who acts, and from where; undefined means the command line. */
export interface Actor {
  readonly staffId: string;
  readonly address: string;
}

/** What operators' use cases get besides the services. */
export interface Acting {
  readonly actor?: Actor | undefined;
}

/** Records an operator's act in its own transaction. */
export async function audit(
  trx: Transaction<Tables>,
  { clock, newId, actor }: { readonly clock: Clock; readonly newId: NewId } & Acting,
  { action, subjectKind, subjectId, detail = {} }: Act,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_kind: actor ? 'STAFF' : 'COMMAND_LINE',
      staff_id: actor?.staffId ?? null,
      address: actor?.address.slice(0, 64) ?? null,
      action,
      subject_kind: subjectKind,
      subject_id: subjectId,
      detail: jsonb(detail),
      occurred_at: clock.now(),
    })
    .execute();
}
