import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SearchResultsQuery } from '../../../__generated__/SearchResultsQuery.graphql.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { TabCount } from '../../ui/lists/TabCount.tsx';
import { tabBarClass, tabClass } from '../../ui/lists/tabClass.ts';
import { ArticleHits } from './ArticleHits.tsx';
import { CompanyHits } from './CompanyHits.tsx';
import { JobHits } from './JobHits.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PersonHits } from './PersonHits.tsx';
import * as css from './search.css.ts';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { OneKind } from './OneKind.part.ts';
import type { SearchParams, SearchTab } from './searchParams.ts';
import { searchTabs, searchVariables } from './searchParams.ts';
import { tabNames, tabUnits } from './searchWords.ts';
import { WorkHits } from './WorkHits.tsx';
import { SaveSearch } from './saved/SaveSearch.tsx';

interface SearchResultsProps {
  /** What is asked now, and what is shown meanwhile. */
  readonly search: SearchParams;
  readonly shown?: SearchParams;
  /** Told how much there is, for the line of the question. */
  readonly onTotal: (total: Total) => void;
}

export interface Total {
  readonly of: SearchParams;
  readonly count: number;
  readonly isMore: boolean;
}

export function SearchResults({ search, shown = search, onTotal }: SearchResultsProps): ReactElement {
  const data = useQuery<SearchResultsQuery>(
    graphql`
      query SearchResultsQuery($query: String!, $filters: [String!], $sort: SearchSort) {
        works: search(kind: PRODUCT, query: $query, filters: $filters, sort: $sort, first: 8) {
          totalCount
          hasMoreThanTotal
          ...SearchNotes_results
          ...WorkHits_results
          ...SearchFacets_results
        }
        jobs: search(kind: JOB_OPENING, query: $query, filters: $filters, sort: $sort, first: 3) {
          totalCount
          hasMoreThanTotal
          ...SearchNotes_results
          ...JobHits_results
          ...SearchFacets_results
        }
        people: search(kind: CREATOR, query: $query, filters: $filters, sort: $sort, first: 4) {
          totalCount
          hasMoreThanTotal
          ...SearchNotes_results
          ...PersonHits_results
          ...SearchFacets_results
        }
        companies: search(kind: COMPANY, query: $query, filters: $filters, sort: $sort, first: 4) {
          totalCount
          hasMoreThanTotal
          ...SearchNotes_results
          ...CompanyHits_results
          ...SearchFacets_results
        }
        articles: searchArticles(query: $query, sort: $sort) {
          __typename
          ...ArticleHits_hits
        }
        conditionOfAll: searchCondition(query: $query, filters: $filters)
        conditionOfWorks: searchCondition(kind: PRODUCT, query: $query, filters: $filters)
        conditionOfJobs: searchCondition(kind: JOB_OPENING, query: $query, filters: $filters)
        conditionOfPeople: searchCondition(kind: CREATOR, query: $query, filters: $filters)
        conditionOfCompanies: searchCondition(kind: COMPANY, query: $query, filters: $filters)
      }
    `,
    searchVariables(shown),
  );
  const { count, isMore } = totalOf(data, shown);
  useEffect(() => onTotal({ of: shown, count, isMore }), [onTotal, shown, count, isMore]);
  const { tab: asked, ...ofAllKinds } = search;
  const all = totalOf(data, ofAllKinds);
  const { tab } = shown;
  const shownKinds = tab === undefined ? searchTabs : [tab];
  const isNothing = count === 0;
  const condition = {
    all: data.conditionOfAll,
    works: data.conditionOfWorks,
    jobs: data.conditionOfJobs,
    people: data.conditionOfPeople,
    companies: data.conditionOfCompanies,
  }[tab ?? 'all'];
  return (
    <>
      <div className={css.tabs}>
        <nav aria-label="検索結果の種類" className={tabBarClass('small')}>
          <Link
            to="/search"
            search={ofAllKinds}
            className={tabClass('small')}
            activeOptions={{ exact: true }}
            aria-current={asked === undefined ? 'page' : undefined}
          >
            すべて<TabCount orMore={all.isMore}>{all.count}</TabCount>
          </Link>
          {searchTabs.map((one) => (
            <Link
              key={one}
              to="/search"
              search={{ ...search, tab: one }}
              className={tabClass('small')}
              aria-current={asked === one ? 'page' : undefined}
            >
              {tabNames[one]}
              <TabCount orMore={data[one].hasMoreThanTotal}>{data[one].totalCount}</TabCount>
            </Link>
          ))}
        </nav>
        {(!isNothing || shown.f !== undefined) && (
          <span className={css.tabEnd}>
            {!isNothing && <Sorting search={search} />}
            <SaveSearch search={shown} condition={condition} />
          </span>
        )}
      </div>
      {isNothing && shown.f === undefined ? (
        <NothingFound search={shown} condition={condition} />
      ) : (
        <div className={css.layout}>
          <SearchFacets search={search} results={shownKinds.map((one) => data[one])} />
          <div className={css.results} aria-busy={shown !== search}>
            {isNothing ? (
              <NothingFits search={shown} />
            ) : (
              <>
                <SearchNotes search={shown} results={shownKinds.map((one) => data[one])} />
                {tab === undefined ? (
                  <Sections data={data} search={shown} />
                ) : (
                  <OneKind key={JSON.stringify(shown)} tab={tab} search={shown} />
                )}
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function Sorting({ search }: { readonly search: SearchParams }): ReactElement {
  const { sort, ...bestFirst } = search;
  return (
    <span className={css.sorting}>
      <span className={css.sortName}>並び順</span>
      <Link
        to="/search"
        search={bestFirst}
        className={css.sortLink}
        // Otherwise every address that says more is this one too.
        activeOptions={{ exact: true }}
        aria-current={sort === undefined ? 'page' : undefined}
      >
        一致の高い順
      </Link>
      <Link
        to="/search"
        search={{ ...search, sort: 'new' }}
        className={css.sortLink}
        aria-current={sort === 'new' ? 'page' : undefined}
      >
        新着順
      </Link>
    </span>
  );
}

/** The words find something, what was chosen takes all of it away. */
function NothingFits({ search }: { readonly search: SearchParams }): ReactElement {
  const { f: _chosen, ...wider } = search;
  return (
    <div className={css.notes}>
      <p>条件に合うものは見つかりませんでした。絞り込みを減らしてください。</p>
      <p>
        <Link to="/search" search={wider}>
          <u>絞り込みをすべて外す</u>
        </Link>
      </p>
    </div>
  );
}

/** The journal is narrowed by nothing. */
const articlesOf = (
  { articles }: SearchResultsQuery['response'],
  { f, tab }: SearchParams,
): SearchResultsQuery['response']['articles'] => (f === undefined && tab === undefined ? articles : []);

function totalOf(data: SearchResultsQuery['response'], shown: SearchParams): Pick<Total, 'count' | 'isMore'> {
  const { tab } = shown;
  const all = tab === undefined ? [data.works, data.jobs, data.people, data.companies] : [data[tab]];
  return {
    count: all.reduce((sum, { totalCount }) => sum + totalCount, articlesOf(data, shown).length),
    isMore: all.some(({ hasMoreThanTotal }) => hasMoreThanTotal),
  };
}

interface SectionsProps {
  readonly data: SearchResultsQuery['response'];
  readonly search: SearchParams;
}

function Sections({ data, search }: SectionsProps): ReactElement {
  const { works, jobs, people, companies } = data;
  const articles = articlesOf(data, search);
  const section = (tab: SearchTab, children: ReactNode) =>
    data[tab].totalCount === 0 ? null : (
      <Section tab={tab} search={search} count={data[tab].totalCount} isMore={data[tab].hasMoreThanTotal}>
        {children}
      </Section>
    );
  return (
    <>
      {section('works', <WorkHits results={works} />)}
      {section('jobs', <JobHits results={jobs} />)}
      {people.totalCount + companies.totalCount > 0 && (
        <div className={css.two}>
          {section('people', <PersonHits results={people} />)}
          {section('companies', <CompanyHits results={companies} />)}
        </div>
      )}
      {articles.length > 0 && <ArticleHits hits={articles} />}
    </>
  );
}

interface SectionProps {
  readonly tab: SearchTab;
  readonly search: SearchParams;
  readonly count: number;
  readonly isMore: boolean;
  readonly children: ReactNode;
}

function Section({ tab, search, count, isMore, children }: SectionProps): ReactElement {
  const figure = `${count.toLocaleString('ja-JP')}${isMore ? '+' : ''}`;
  return (
    <section aria-labelledby={`found-${tab}`}>
      <div className={css.sectionHead}>
        <h2 id={`found-${tab}`} className={css.sectionTitle}>
          {tabNames[tab]}
        </h2>
        <span className={css.sectionFigure}>{figure}</span>
        <Link to="/search" search={{ ...search, tab }} className={css.sectionLink}>
          {`${figure}${tabUnits[tab]}を見る`}
        </Link>
      </div>
      {children}
    </section>
  );
}
