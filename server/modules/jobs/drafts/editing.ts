import { batched, indexBy } from '../../../lib/batch.ts';
import type { Context } from '../../../lib/context.ts';
import { actsFor } from '../../../lib/viewer.ts';
import { mayEdit } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';
import { editingFacts } from '../publishing/suspensionSql.ts';
import type { EditingFacts } from '../publishing/suspensionSql.ts';

const loader = batched<string, EditingFacts>(async ({ services }, ids) =>
  indexBy(await editingFacts(services.db, ids), ({ id }) => id),
);

/** Whether what people see of an opening differs from what those who may edit it are writing. */
export async function hasPendingChange(context: Context, opening: OpeningRow): Promise<boolean> {
  if (!mayEdit(context.viewer, opening)) return false;
  return (await loader(context).load(opening.id))?.hasPendingChange ?? false;
}

/** Why the operators took it out of the lists, for its company. */
export async function suspensionReasonOf(context: Context, opening: OpeningRow): Promise<string | null> {
  if (!actsFor(context.viewer, opening.companyId)) return null;
  return (await loader(context).load(opening.id))?.suspensionReason ?? null;
}

/** After a write in this request: what is answered is what now stands. */
export function forgetEditing(context: Context, id: string): void {
  loader(context).clear(id);
}
