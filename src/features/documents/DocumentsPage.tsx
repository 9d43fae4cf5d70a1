import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DocumentsPageQuery } from '../../../__generated__/DocumentsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { BookCover } from './BookCover.tsx';
import * as css from './documents.css.ts';

/** `/document`: guides for companies. */
export function DocumentsPage(): ReactElement {
  const { guideDocuments: documents } = useRouteQuery<DocumentsPageQuery>(
    graphql`
      query DocumentsPageQuery {
        guideDocuments {
          id
          slug
          title
          summary
          minutes
        }
      }
    `,
    {},
  );
  return (
    <div className={css.page}>
      <PageHead title="資料" />
      <header className={css.head}>
        <h1 className={css.title}>資料</h1>
        <p className={css.lead}>頼む前に読む冊子です。メールアドレスで、すぐにお読みいただけます。</p>
      </header>
      {documents.length === 0 ? (
        <EmptyState title="資料は、まだありません。">
          <p>公開すると、ここに並びます。</p>
        </EmptyState>
      ) : (
        <ul className={css.shelf}>
          {documents.map(({ id, slug, title, summary, minutes }, index) => (
            <li key={id} className={css.book}>
              <BookCover title={title} index={index} />
              <h2 className={css.bookTitle}>
                <Link to="/document/$id" params={{ id: slug }} className={css.bookLink}>
                  {title}
                </Link>
              </h2>
              <p className={css.bookSummary}>{summary}</p>
              <p className={css.bookFacts}>PDF　読むのに{minutes}分</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
