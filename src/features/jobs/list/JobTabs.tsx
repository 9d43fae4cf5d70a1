import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { tabBarClass, tabClass } from '../../../ui/lists/tabClass.ts';
import * as css from './jobs.css.ts';
import { searchFor } from './jobChoices.ts';
import { jobLists } from './jobsSearch.ts';
import type { JobListPath } from './jobsSearch.ts';
import { OwnJobLinks } from './OwnJobLinks.tsx';
import { useJobsSearch } from './useJobsSearch.ts';

const tabNames = {
  '/jobs': 'すべて',
  '/jobs/outsourcing': '業務委託',
  '/jobs/fulltime': '正社員',
} as const satisfies Record<JobListPath, string>;

/**
 * The tabs are the title; each keeps the filters it supports. Beside them links to saved openings and
 * applications.
 */
export function JobTabs({ list }: { readonly list: JobListPath }): ReactElement {
  const { search } = useJobsSearch(list);
  return (
    <div className={css.head}>
      <nav className={tabBarClass('title')} aria-label="仕事の種類">
        {jobLists.map((each) => (
          <Link
            key={each}
            to={each}
            search={searchFor(each, search)}
            className={tabClass('title')}
            activeOptions={{ exact: true }}
            aria-current={each === list ? 'page' : undefined}
          >
            {tabNames[each]}
          </Link>
        ))}
      </nav>
      <OwnJobLinks place="head" />
    </div>
  );
}
