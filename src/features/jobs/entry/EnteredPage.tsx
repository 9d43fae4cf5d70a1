import { useSearch } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import type { ReactElement } from 'react';
import { PageHead } from '../../page/PageHead.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { EnteredList } from './EnteredList.tsx';
import * as css from '../list/jobs.css.ts';
import { WaitingJobs } from '../list/WaitingJobs.tsx';

/** `/jobs/entered`: what a creator entered, what is still open and what is over. */
export function EnteredPage(): ReactElement {
  const search = useSearch({ from: '/chrome/jobs/entered' });
  const shown = useDeferredValue(search);
  return (
    <div className={css.page}>
      <PageHead title="応募した仕事" />
      <h1 className={css.pageTitle}>応募した仕事</h1>
      <SectionBoundary title="応募した仕事を読み込めませんでした。">
        <Suspense fallback={<WaitingJobs />}>
          <EnteredList search={shown} waiting={shown !== search} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
