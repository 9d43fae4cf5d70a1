import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { Keeping } from './Keeping.part.ts';
import type { KeepingProps } from './Keeping.tsx';
import * as css from './saved.css.ts';

/** Keeps what the page asks: a button, on phones a switch. */
export function SaveSearch(props: KeepingProps): ReactElement {
  return (
    <SectionBoundary isAside title="保存した条件を読み込めませんでした。">
      <Suspense fallback={props.isMain ? null : <Place />}>
        <Keeping {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

/** As wide as what comes, so that it moves nothing beside it. */
function Place(): ReactElement {
  return <span className={css.place} />;
}
