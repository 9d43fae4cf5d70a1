import type { Filters } from './documentsSql.ts';

const groups = [
  'category',
  'industry',
  'tool',
  'color',
  'prefecture',
  'seeking',
  'availability',
  'engagement',
  'way',
  'type',
  'place',
  'price',
] as const;

/** `category:3`; what is no such choice narrows nothing. */
export function filtersOf(given: readonly string[]): Filters {
  const filters = new Map<string, string[]>();
  for (const one of new Set(given)) {
    const group = groups.find((name) => one.startsWith(`${name}:`));
    if (group === undefined || one.length > 60 || /[^\x20-\x7e]/u.test(one)) continue;
    filters.set(group, [...(filters.get(group) ?? []), one]);
  }
  return filters;
}
