import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { KnowledgeRows_articles$key } from '../../../__generated__/KnowledgeRows_articles.graphql.ts';
import * as css from './journal.css.ts';

/** Titles with reading times. */
export function KnowledgeRows({
  articles: key,
}: {
  readonly articles: KnowledgeRows_articles$key;
}): ReactElement {
  const articles = useFragment(
    graphql`
      fragment KnowledgeRows_articles on Article @relay(plural: true) {
        id
        slug
        title
        readingMinutes
      }
    `,
    key,
  );
  return (
    <ul>
      {articles.map(({ id, slug, title, readingMinutes }) => (
        <li key={id} className={css.plainRow}>
          <h3 className={css.rowTitle}>
            <Link to="/journal/$slug" params={{ slug }} className={css.cardLink}>
              {title}
            </Link>
          </h3>
          <span className={css.rowMinutes}>{readingMinutes}分</span>
        </li>
      ))}
    </ul>
  );
}
