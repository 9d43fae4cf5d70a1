import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { actsFor } from '../../../lib/request/viewer.ts';
import { mayEdit } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';
import { standingHolds } from '../holds/holdsSql.ts';
import type { OpeningHold } from '../holds/holdsSql.ts';
import { editingFacts } from '../publishing/suspensionSql.ts';
import type { EditingFacts } from '../publishing/suspensionSql.ts';

const loader = batched<string, EditingFacts>(async ({ services }, ids) =>
  indexBy(await editingFacts(services.db, ids), ({ id }) => id),
);

/** Whether a change is pending; only told to those who may edit. */
export async function hasPendingChange(context: Context, opening: OpeningRow): Promise<boolean> {
  if (!mayEdit(context.viewer, opening)) return false;
  return (await loader(context).load(opening.id))?.hasPendingChange ?? false;
}

/** The operators' reason for suspending it, for its company. */
export async function suspensionReasonOf(context: Context, opening: OpeningRow): Promise<string | null> {
  if (!actsFor(context.viewer, opening.companyId)) return null;
  return (await loader(context).load(opening.id))?.suspensionReason ?? null;
}

const holds = batched<string, OpeningHold>(async ({ services }, ids) =>
  indexBy(await standingHolds(services.db, ids), ({ jobOpeningId }) => jobOpeningId),
);

/** What a rule found in it, while it is kept from sight for that; for its company. */
export async function holdOf(
  context: Context,
  opening: Pick<OpeningRow, 'companyId' | 'id'>,
): Promise<OpeningHold | null> {
  if (!actsFor(context.viewer, opening.companyId)) return null;
  return (await holds(context).load(opening.id)) ?? null;
}

/** After a write in this request. */
export function forgetEditing(context: Context, id: string): void {
  loader(context).clear(id);
  holds(context).clear(id);
}
