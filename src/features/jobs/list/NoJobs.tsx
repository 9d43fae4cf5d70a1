import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { countOfValues } from '../../../ui/filters/filterFacet.ts';
import * as filters from '../../../ui/filters/filters.css.ts';
import { jobFacetNames } from './jobFacetNames.ts';
import * as css from './jobs.css.ts';
import { chosenOf, searchFor, searchOf } from './jobChoices.ts';
import { filterKindsOf } from './jobsSearch.ts';
import type { JobListPath, JobsSearch } from './jobsSearch.ts';
import { useJobsSearch } from './useJobsSearch.ts';

interface NoJobsProps {
  readonly list: JobListPath;
  readonly search: JobsSearch;
}

/** No results: suggests removing a filter; or a page that no longer exists. */
export function NoJobs({ list, search }: NoJobsProps): ReactElement {
  const { set, setAll } = useJobsSearch(list);
  const chosen = chosenOf(list, search);
  const kinds = filterKindsOf(list).filter((kind) => (chosen[kind] ?? []).length > 0);
  if (search.page !== undefined) {
    return (
      <EmptyState
        className={css.nothing}
        title="このページに、仕事はありません。"
        action={
          <Link to={list} search={searchFor(list, searchOf(chosen, search))} className={buttonClass()}>
            最初のページを見る
          </Link>
        }
      >
        <p>募集が終わり、ページの数が減りました。</p>
      </EmptyState>
    );
  }
  if (countOfValues(chosen) === 0) {
    return (
      <EmptyState className={css.nothing} title="募集中の仕事が、ここに並びます。">
        <p>まだありません。時間をおいて見にきてください。</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className={css.nothing}
      title="条件に合う仕事は、現在ありません。"
      action={<Button onClick={() => setAll({})}>条件をすべて外す</Button>}
    >
      <p>条件を減らすと、見つかりやすくなります。</p>
      {kinds.length > 1 && (
        <ul className={filters.loosenings}>
          {kinds.map((kind) => (
            <li key={kind}>
              <button type="button" className={filters.loosening} onClick={() => set(kind, [])}>
                {jobFacetNames[kind]}を外す
              </button>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
