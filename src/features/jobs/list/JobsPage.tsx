import { Suspense, useDeferredValue } from 'react';
import type { ReactElement } from 'react';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { seesOnlyPublic } from '../../session/memberContent.ts';
import { OnlyPublicState } from '../../session/OnlyPublicState.tsx';
import { useSessionState } from '../../session/session.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { JobResults } from './JobResults.tsx';
import { JobTabs } from './JobTabs.tsx';
import * as css from './jobs.css.ts';
import type { JobListPath } from './jobsSearch.ts';
import { useJobFacets } from './useJobFacets.ts';
import { useJobsSearch } from './useJobsSearch.ts';
import { WaitingJobs } from './WaitingJobs.tsx';

const titles = {
  '/jobs': '仕事',
  '/jobs/outsourcing': '業務委託の仕事',
  '/jobs/fulltime': '正社員の仕事',
} as const satisfies Record<JobListPath, string>;

export function JobsPage(): ReactElement {
  return <JobListPage list="/jobs" />;
}

export function OutsourcingJobsPage(): ReactElement {
  return <JobListPage list="/jobs/outsourcing" />;
}

export function FullTimeJobsPage(): ReactElement {
  return <JobListPage list="/jobs/fulltime" />;
}

/** Filters and page are in the address, for reload and Back. */
function JobListPage({ list }: { readonly list: JobListPath }): ReactElement {
  const limited = seesOnlyPublic(useSessionState());
  return (
    <>
      <PageHead title={titles[list]} />
      {limited ? (
        <OnlyPublicState title="仕事の一覧は、現在表示できません。" />
      ) : (
        <div className={css.page}>
          <VisuallyHidden>
            <h1>{titles[list]}</h1>
          </VisuallyHidden>
          <JobTabs list={list} />
          <SectionBoundary title="絞り込みを読み込めませんでした。">
            <Suspense fallback={<div className={css.bar} />}>
              <JobFilters list={list} />
            </Suspense>
          </SectionBoundary>
          <SectionBoundary title="仕事を読み込めませんでした。">
            <Suspense fallback={<WaitingJobs />}>
              <Results list={list} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </>
  );
}

function JobFilters({ list }: { readonly list: JobListPath }): ReactElement {
  const { chosen, set, setAll } = useJobsSearch(list);
  return <FilterBar facets={useJobFacets(list)} chosen={chosen} onChange={set} onReplace={setAll} />;
}

/** The old list stays until the next one is loaded. */
function Results({ list }: { readonly list: JobListPath }): ReactElement {
  const { search } = useJobsSearch(list);
  const shown = useDeferredValue(search);
  return <JobResults list={list} search={shown} waiting={shown !== search} />;
}
