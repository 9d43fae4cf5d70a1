import { useSearch } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import type { ReactElement } from 'react';
import { PageHead } from '../../page/PageHead.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { seesOnlyPublic } from '../../session/memberContent.ts';
import { OnlyPublicState } from '../../session/OnlyPublicState.tsx';
import { useSessionState } from '../../session/session.ts';
import * as css from '../list/jobs.css.ts';
import { WaitingJobs } from '../list/WaitingJobs.tsx';
import { BookmarkedJobs } from './BookmarkedJobs.tsx';

export function BookmarkedJobsPage(): ReactElement {
  const search = useSearch({ from: '/chrome/jobs/bookmarked' });
  const shown = useDeferredValue(search);
  const limited = seesOnlyPublic(useSessionState());
  return (
    <>
      <PageHead title="保存した仕事" />
      {limited ? (
        <OnlyPublicState title="保存した仕事は、現在表示できません。" />
      ) : (
        <div className={css.page}>
          <h1 className={css.pageTitle}>保存した仕事</h1>
          <SectionBoundary title="保存した仕事を読み込めませんでした。">
            <Suspense fallback={<WaitingJobs />}>
              <BookmarkedJobs search={shown} waiting={shown !== search} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </>
  );
}
