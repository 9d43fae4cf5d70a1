import { useSearch } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import type { ReactElement } from 'react';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { EnteredList } from './EnteredList.tsx';
import * as css from './dealings.css.ts';

/** `/jobs/entered`: of a creator's dealings those that they entered by themselves, while the openings are open and once they are over. */
export function EnteredPage(): ReactElement {
  const search = useSearch({ from: '/chrome/jobs/entered' });
  const shown = useDeferredValue(search);
  return (
    <div className={css.page}>
      <SectionBoundary title="応募した仕事を読み込めませんでした。">
        <Suspense fallback={<Spinner fill size="l" label="読み込んでいます" />}>
          <EnteredList search={shown} waiting={shown !== search} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
