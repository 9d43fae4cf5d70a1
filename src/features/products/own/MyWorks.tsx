import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MyWorks_query$key } from '../../../../__generated__/MyWorks_query.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { MoreWorks } from './MoreWorks.tsx';
import * as css from './own.css.ts';
import { WorkRows } from './WorkRows.tsx';

/** One's own works in any state, last made first, with what can be done to each. */
export function MyWorks({ query }: { readonly query: MyWorks_query$key }): ReactElement {
  const id = useId();
  const { myProducts } = useFragment(
    graphql`
      fragment MyWorks_query on Query {
        myProducts(first: 12) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          ...WorkRows_works
        }
      }
    `,
    query,
  );
  const { totalCount, pageInfo } = myProducts;
  const first = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  const [asked, setAsked] = useState<readonly string[]>([]);
  /** The cursor behind the last page that is shown; null at the end. */
  const [next, setNext] = useState(first);
  const more = asked.length === 0 ? first : next;
  return (
    <section id="works" className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          作品
          {totalCount > 0 && <span className={css.count}>{totalCount}点</span>}
        </h2>
        <Link to="/products/create" className={buttonClass({ size: 's' })}>
          作品を載せる
        </Link>
      </div>
      {totalCount === 0 ? (
        <p className={css.none}>まだ作品がありません。1点載せると、会社に見つけてもらえるようになります。</p>
      ) : (
        <>
          <WorkRows works={myProducts} />
          {asked.map((after) => (
            <SectionBoundary key={after} title="続きを読み込めませんでした。" headingLevel="h3">
              <Suspense fallback={<Spinner size="s" label="読み込み中" />}>
                <MoreWorks after={after} onEnd={setNext} />
              </Suspense>
            </SectionBoundary>
          ))}
          {more !== null && !asked.includes(more) && (
            <button
              type="button"
              className={buttonClass({ block: true })}
              onClick={() => setAsked((known) => [...known, more])}
            >
              続きを見る
            </button>
          )}
        </>
      )}
    </section>
  );
}
