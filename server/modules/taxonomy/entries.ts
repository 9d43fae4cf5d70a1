import type { Context } from '../../lib/request/context.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import type { Inputs } from '../../lib/request/inputs.ts';
import type { TaxonomyName } from './sql.ts';
import { byIds } from './taxonomy.ts';

interface EntriesField {
  readonly key: string;
  readonly label: string;
  readonly of: TaxonomyName;
  readonly most: number;
}

/** The chosen entries, each once; mistakes go to `inputs`. */
export async function readEntries(
  context: Context,
  inputs: Inputs,
  { key, of, label, most }: EntriesField,
  given: readonly string[],
): Promise<number[]> {
  const ids = [...new Set(given)].map((globalId) => keyOf(globalId, of) ?? '');
  if (ids.length > most) {
    inputs.wrong(key, `${label}は${most}個まで選べます。`);
    return [];
  }
  const entries = await byIds(context, of, ids);
  if (entries.some((entry) => entry === null))
    inputs.wrong(key, `選ばれた${label}のなかに、現在は選べないものがあります。選び直してください。`);
  return entries.flatMap((entry) => entry?.key ?? []);
}
