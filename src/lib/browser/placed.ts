/** Entries with their index as key: for lists without ids that never change. */
export function placed<Entry>(
  list: readonly Entry[],
): readonly { readonly key: string; readonly at: number; readonly entry: Entry }[] {
  return list.map((entry, at) => ({ key: `${at}`, at, entry }));
}
