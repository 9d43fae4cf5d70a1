/** Each entry with its place as its key: for lists without names that stand as they were written and never change. */
export function placed<Entry>(
  list: readonly Entry[],
): readonly { readonly key: string; readonly at: number; readonly entry: Entry }[] {
  return list.map((entry, at) => ({ key: `${at}`, at, entry }));
}
