import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FilterValues } from '../../../ui/filters/filterFacet.ts';
import { chosenOf, searchOf } from './jobChoices.ts';
import { validateJobsSearch } from './jobsSearch.ts';
import type { JobFilterKind, JobListPath, JobsSearch } from './jobsSearch.ts';

interface JobsActs {
  readonly search: JobsSearch;
  readonly chosen: FilterValues<JobFilterKind>;
  /** `step` is one for Back to undo; the further choices made in one go belong to the first. */
  readonly set: (kind: JobFilterKind, values: readonly string[], step?: boolean) => void;
  readonly setSort: (sort: JobsSearch['sort']) => void;
  readonly setAll: (chosen: FilterValues<JobFilterKind>, correction?: boolean) => void;
}

/** What a list shows, and how to show something else: it all goes through the address. */
export function useJobsSearch(list: JobListPath): JobsActs {
  const search = useSearch({
    strict: false,
    select: (raw) => validateJobsSearch(list, raw),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const chosen = chosenOf(list, search);
  const go = (next: JobsSearch, replace: boolean): void =>
    void navigate({ to: list, search: next, replace, resetScroll: false });
  return {
    search,
    chosen,
    set: (kind, values, step = true) => go(searchOf({ ...chosen, [kind]: values }, search), !step),
    setSort: (sort) => go(searchOf(chosen, { sort }), false),
    setAll: (next, correction = false) => go(searchOf(next, search), correction),
  };
}
