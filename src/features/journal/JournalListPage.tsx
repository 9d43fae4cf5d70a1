import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  JournalListPageQuery,
  JournalListPageQuery$variables,
} from '../../../__generated__/JournalListPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { categoryNames, sections } from './categories.ts';
import * as css from './journal.css.ts';
import { Masthead } from './Masthead.tsx';

interface JournalListPageProps {
  readonly variables: JournalListPageQuery$variables;
}

/** Of the parts of つむぎから, which have no place in the masthead: their pages lead to each other. */
const houseParts = [
  { to: '/journal/category/tsumugi', name: 'すべて' },
  { to: '/journal/category/tsumugi/info', name: categoryNames.INFO },
  { to: '/journal/category/tsumugi/event', name: categoryNames.EVENT },
] as const;
const aboutHouse: Readonly<Partial<Record<keyof typeof categoryNames, string>>> = {
  INFO: '使い方の変わったところをお知らせします。',
  EVENT: 'これからの催しの予定と、開いた催しの記録です。',
};

function headOf(categories: JournalListPageQuery$variables['categories']) {
  const wanted = categories?.join() ?? '';
  const section = sections.find((one) => one.categories.join() === wanted);
  if (section) return { name: section.name, about: section.about };
  const [category] = categories ?? [];
  return category === undefined
    ? { name: '新しい読みもの', about: '新しい順に並べています。' }
    : { name: categoryNames[category], about: aboutHouse[category] ?? '' };
}

/** `/journal/new` and `/journal/category/…`: one section, newest first. */
export function JournalListPage({ variables }: JournalListPageProps): ReactElement {
  const data = useRouteQuery<JournalListPageQuery>(
    graphql`
      query JournalListPageQuery($categories: [ArticleCategory!]) {
        ...Masthead_query
        articles(categories: $categories, first: 100) {
          id
          ...ArticleCard_article
        }
      }
    `,
    variables,
  );
  const { name, about } = headOf(variables.categories);
  return (
    <div className={css.page}>
      <PageHead title={name} description={about} />
      <Masthead query={data} />
      <div className={css.listHead}>
        <h1 className={css.listName}>{name}</h1>
        <p className={css.listAbout}>{about}</p>
        {variables.categories?.some((category) => category in aboutHouse) === true && (
          <nav className={css.listParts} aria-label="つむぎからの分類">
            {houseParts.map((part) => (
              <Link key={part.to} to={part.to} activeOptions={{ exact: true }} className={css.listPart}>
                {part.name}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {data.articles.length === 0 ? (
        <EmptyState className={css.empty} title="この分類の記事は、まだありません。">
          <p>載ると、新しい順にここに並びます。</p>
        </EmptyState>
      ) : (
        <div className={css.grid}>
          {data.articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} headingLevel="h2" eager={index < 3} />
          ))}
        </div>
      )}
    </div>
  );
}
