import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HouseRows_articles$key } from '../../../__generated__/HouseRows_articles.graphql.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import * as css from './journal.css.ts';

/** Day above title. */
export function HouseRows({ articles: key }: { readonly articles: HouseRows_articles$key }): ReactElement {
  const articles = useFragment(
    graphql`
      fragment HouseRows_articles on Article @relay(plural: true) {
        id
        slug
        title
        ...ArticleFacts_article
      }
    `,
    key,
  );
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id} className={css.houseRow}>
          <ArticleFacts article={article} />
          <h3 className={css.houseTitle}>
            <Link to="/journal/$slug" params={{ slug: article.slug }} className={css.cardLink}>
              {article.title}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
