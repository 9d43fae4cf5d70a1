import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NothingFoundQuery } from '../../../__generated__/NothingFoundQuery.graphql.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Threads } from '../../ui/feedback/Threads.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import { Meant } from './Meant.tsx';
import { SaveSearch } from './saved/SaveSearch.tsx';
import * as css from './search.css.ts';
import type { SearchParams } from './searchParams.ts';
import { nothingTitle, tabNames } from './searchWords.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

const tabOfKind = { PRODUCT: 'works', JOB_OPENING: 'jobs', CREATOR: 'people', COMPANY: 'companies' } as const;

interface NothingFoundProps {
  readonly search: SearchParams;
  /** The question in the one spelling that a saved search is known by. */
  readonly condition: string;
}

export function NothingFound({ search, condition }: NothingFoundProps): ReactElement {
  const { q = '' } = search;
  const words = q.split(/\s+/u).filter((word) => word !== '').length;
  return (
    <section className={css.nothing}>
      <Threads turns={6} />
      <h2 className={css.nothingTitle}>
        <PhraseText>{nothingTitle(words)}</PhraseText>
      </h2>
      <div className={css.notes}>
        {q !== '' && <Meant query={q} />}
        <p>
          {words < 2
            ? '別の書き方や、短い語でお試しください。ひらがな、カタカナ、ローマ字でも探せます。'
            : '語をひとつ外すと見つかることがあります。'}
          {q !== '' && '条件を保存すると、見つかった日にお知らせします。'}
        </p>
      </div>
      {words > 1 && (
        <SectionBoundary isAside title="候補を読み込めませんでした。">
          <Suspense>
            <OneLess query={q} />
          </Suspense>
        </SectionBoundary>
      )}
      {q !== '' && (
        <p className={css.nothingAct}>
          <SaveSearch search={search} condition={condition} isMain />
        </p>
      )}
    </section>
  );
}

function OneLess({ query }: { readonly query: string }): ReactElement | null {
  const { searchFewerWords: fewer } = useQuery<NothingFoundQuery>(
    graphql`
      query NothingFoundQuery($query: String!) {
        searchFewerWords(query: $query) {
          query
          counts {
            kind
            count
          }
        }
      }
    `,
    { query },
  );
  return fewer.length === 0 ? null : (
    <ul className={css.fewer}>
      {fewer.map((one) => (
        <li key={one.query}>
          <Link to="/search" search={{ q: one.query }} className={css.fewerRow}>
            <span className={css.fewerWords}>{one.query}</span>
            <span className={css.fewerCounts}>
              {one.counts
                .map(({ kind, count }) => `${tabNames[tabOfKind[kind]]}${count.toLocaleString('ja-JP')}`)
                .join('　')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
