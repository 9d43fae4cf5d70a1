import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FilterValues } from '../../../ui/filters/filterFacet.ts';
import { chosenOf, searchOf } from './jobChoices.ts';
import { validateJobsSearch } from './jobsSearch.ts';
import type { JobFilterKind, JobListPath, JobsSearch } from './jobsSearch.ts';

interface JobsActs {
  readonly search: JobsSearch;
  readonly chosen: FilterValues<JobFilterKind>;
  /** `step`: the choice gets a history entry; further choices in the same menu do not. */
  readonly set: (kind: JobFilterKind, values: readonly string[], step?: boolean) => void;
  readonly setSort: (sort: JobsSearch['sort']) => void;
  readonly setAll: (chosen: FilterValues<JobFilterKind>, correction?: boolean) => void;
}

/** The list's state, which is all in the address. */
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
