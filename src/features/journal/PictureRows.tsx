import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PictureRows_articles$key } from '../../../__generated__/PictureRows_articles.graphql.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Cover } from './Cover.tsx';
import * as css from './journal.css.ts';

/** A small picture beside each title. */
export function PictureRows({
  articles: key,
}: {
  readonly articles: PictureRows_articles$key;
}): ReactElement {
  const articles = useFragment(
    graphql`
      fragment PictureRows_articles on Article @relay(plural: true) {
        id
        slug
        title
        ...Cover_article
        ...ArticleFacts_article
      }
    `,
    key,
  );
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id} className={css.pictureRow}>
          <Cover article={article} sizes="104px" aspect="4 / 3" isSmall />
          <div>
            <h3 className={css.rowTitle}>
              <Link to="/journal/$slug" params={{ slug: article.slug }} className={css.cardLink}>
                {article.title}
              </Link>
            </h3>
            <ArticleFacts article={article} />
          </div>
        </li>
      ))}
    </ul>
  );
}
