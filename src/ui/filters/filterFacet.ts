import type { ReactElement } from 'react';

interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** `#rrggbb`, shown before the label. */
  readonly color?: string;
}

export interface FilterFacet<Kind extends string = string> {
  readonly kind: Kind;
  readonly name: string;
  readonly options: readonly FilterOption[];
  /** Nobody counts what its choices find. */
  readonly isUncounted?: boolean;
}

/** How many each choice finds, by its value; what is not there finds nothing. No two kinds share a value. */
export type ChoiceCounts = ReadonlyMap<string, { readonly count: number; readonly isMore: boolean }>;

/** Shows what the choices of some kinds find beside what is chosen of the others: nothing until it is known. */
export interface CountedChoices<Kind extends string> {
  readonly kinds: readonly Kind[];
  readonly chosen: FilterValues<Kind>;
  readonly show: (counts: ChoiceCounts | undefined) => ReactElement;
}

export type Counted<Kind extends string> = (
  kinds: CountedChoices<Kind>['kinds'],
  chosen: CountedChoices<Kind>['chosen'],
  show: CountedChoices<Kind>['show'],
) => ReactElement;

export type FilterValues<Kind extends string> = { readonly [kind in Kind]?: readonly string[] };

/** In the facet's order; unknown values are left out. */
export function labelsOf(facet: FilterFacet, values: readonly string[]): readonly FilterOption[] {
  return facet.options.filter(({ value }) => values.includes(value));
}

export function countOfValues<Kind extends string>(chosen: FilterValues<Kind>): number {
  return Object.values<readonly string[] | undefined>(chosen).reduce(
    (sum, values = []) => sum + values.length,
    0,
  );
}

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

export function optionsOfWords(words: Readonly<Record<string, string>>): readonly FilterOption[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
