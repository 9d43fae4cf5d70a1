import type { ReactElement } from 'react';
import { MenuButton } from '../../../ui/buttons/MenuButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './jobs.css.ts';
import type { JobListPath } from './jobsSearch.ts';
import { useJobsSearch } from './useJobsSearch.ts';

const sorts = [
  { sort: undefined, name: '新着順' },
  { sort: 'deadline', name: '締切が近い順' },
] as const;

/** In which order a list stands. */
export function JobSort({ list }: { readonly list: JobListPath }): ReactElement {
  const { search, setSort } = useJobsSearch(list);
  const current = sorts.find(({ sort }) => sort === search.sort) ?? sorts[0];
  return (
    <MenuButton
      label={`並び替え ${current.name}`}
      look="plain"
      className={css.sort}
      entries={sorts.map(({ sort, name }) => ({
        id: sort ?? 'newest',
        label: name,
        selected: sort === search.sort,
        onAction: () => setSort(sort),
      }))}
    >
      {current.name}
      <Icon name="down" size={16} />
    </MenuButton>
  );
}
