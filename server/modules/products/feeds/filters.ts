import { keysAsked, wordsAsked } from '../../../lib/request/listFilters.ts';
import type { Several } from '../../../lib/request/listFilters.ts';
import { cellsNear, labOfHex } from '../../../lib/colors.ts';
import type { Lab } from '../../../lib/colors.ts';
import { noFilters } from './filtersSql.ts';
import type { FilterValues } from './filtersSql.ts';

export interface FilterArgs {
  readonly categoryIds?: Several<string>;
  readonly industryIds?: Several<string>;
  readonly toolIds?: Several<string>;
  readonly jobSeekingStatuses?: Several<string>;
  readonly operationalAvailabilities?: Several<string>;
  readonly engagementTypes?: Several<string>;
  readonly wayOfWorkings?: Several<string>;
  readonly colors?: Several<string>;
}

export const filterNames = [
  'categoryIds',
  'industryIds',
  'toolIds',
  'jobSeekingStatuses',
  'operationalAvailabilities',
  'engagementTypes',
  'wayOfWorkings',
  'colors',
] as const satisfies readonly (keyof FilterArgs)[];

export function filterValues(args: FilterArgs): FilterValues {
  return {
    categoryIds: keysAsked('Category', args.categoryIds),
    industryIds: keysAsked('Industry', args.industryIds),
    toolIds: keysAsked('Tool', args.toolIds),
    jobSeekingStatuses: wordsAsked(args.jobSeekingStatuses),
    operationalAvailabilities: wordsAsked(args.operationalAvailabilities),
    engagementTypes: wordsAsked(args.engagementTypes),
    wayOfWorkings: wordsAsked(args.wayOfWorkings),
    colors: cellsAsked(args.colors),
  };
}

/** Cells around the colours a list is filtered by; what is no colour matches nothing. */
function cellsAsked(colors: Several<string>): readonly number[] | null {
  if (colors == null || colors.length === 0) return null;
  return [...new Set(labsAsked(colors).flatMap(cellsNear))];
}

export function labsAsked(colors: Several<string>): readonly Lab[] {
  return (colors ?? []).flatMap((color) => labOfHex(color) ?? []);
}

export function isFiltered(filters: FilterValues): boolean {
  return filterNames.some((name) => filters[name] !== null);
}

export function without(filters: FilterValues, name: keyof FilterValues): FilterValues {
  return { ...filters, [name]: noFilters[name] };
}
