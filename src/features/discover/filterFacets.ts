import type { FilterKind } from './discoverSearch.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** One kind of filter with its name and all it can be set to. */
export interface FilterFacet {
  readonly kind: FilterKind;
  readonly name: string;
  readonly options: readonly FilterOption[];
}

export const facetNames = {
  category: '分野',
  industry: '業種',
  tool: 'ツール',
  status: '状況',
  availability: '時間帯',
  engagement: '立場',
  way: '働き方',
} as const satisfies Record<FilterKind, string>;

/** The words of some values, in the facet's own order. What the house's lists do not know (any more) has none. */
export function labelsOf(facet: FilterFacet, values: readonly string[]): readonly FilterOption[] {
  return facet.options.filter(({ value }) => values.includes(value));
}
