interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** One kind of filter with its name and all it can be set to. */
export interface FilterFacet<Kind extends string = string> {
  readonly kind: Kind;
  readonly name: string;
  readonly options: readonly FilterOption[];
}

/** What is chosen of each kind; a kind without any may be left out. */
export type FilterValues<Kind extends string> = { readonly [kind in Kind]?: readonly string[] };

/** The words of some values, in the facet's own order. What the house's lists do not know (any more) has none. */
export function labelsOf(facet: FilterFacet, values: readonly string[]): readonly FilterOption[] {
  return facet.options.filter(({ value }) => values.includes(value));
}

export function countOfValues<Kind extends string>(chosen: FilterValues<Kind>): number {
  return Object.values<readonly string[] | undefined>(chosen).reduce(
    (sum, values = []) => sum + values.length,
    0,
  );
}

/** What is chosen without the values that no facet has. */
export function knownValues<Kind extends string>(
  facets: readonly FilterFacet<Kind>[],
  chosen: FilterValues<Kind>,
): FilterValues<Kind> {
  const known: { [kind in Kind]?: readonly string[] } = {};
  for (const facet of facets) {
    known[facet.kind] = labelsOf(facet, chosen[facet.kind] ?? []).map(({ value }) => value);
  }
  return known;
}

/** An enumeration's words as options. */
export function optionsOfWords(words: Readonly<Record<string, string>>): readonly FilterOption[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
