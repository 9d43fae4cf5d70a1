import type { ReactElement } from 'react';
import { SortMenu } from '../../../ui/filters/SortMenu.tsx';
import type { JobListPath } from './jobsSearch.ts';
import { useJobsSearch } from './useJobsSearch.ts';

const sorts = [
  { sort: undefined, name: '新着順' },
  { sort: 'deadline', name: '締切が近い順' },
] as const;

export function JobSort({ list }: { readonly list: JobListPath }): ReactElement {
  const { search, setSort } = useJobsSearch(list);
  return <SortMenu sorts={sorts} current={search.sort} onChange={setSort} />;
}
