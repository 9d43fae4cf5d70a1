import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NextArticle_article$key } from '../../../__generated__/NextArticle_article.graphql.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import * as css from './ArticlePage.css.ts';
import { Cover } from './Cover.tsx';
import { cardLink } from './journal.css.ts';

export function NextArticle({ article: key }: { readonly article: NextArticle_article$key }): ReactElement {
  const article = useFragment(
    graphql`
      fragment NextArticle_article on Article {
        slug
        title
        summary
        ...Cover_article
        ...ArticleFacts_article
      }
    `,
    key,
  );
  return (
    <section className={css.next} aria-labelledby="next-article">
      <Cover article={article} sizes="(max-width: 767px) 100vw, 50vw" aspect="16 / 9" />
      <div className={css.nextWords}>
        <p className={css.nextLabel}>次の記事</p>
        <h2 id="next-article" className={css.nextTitle}>
          <Link to="/journal/$slug" params={{ slug: article.slug }} className={cardLink}>
            {article.title}
          </Link>
        </h2>
        <p className={css.nextSummary}>{article.summary}</p>
        <ArticleFacts article={article} withMinutes />
      </div>
    </section>
  );
}
