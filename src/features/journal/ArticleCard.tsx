import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ArticleCard_article$key } from '../../../__generated__/ArticleCard_article.graphql.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Cover } from './Cover.tsx';
import * as css from './journal.css.ts';

interface ArticleCardProps {
  readonly article: ArticleCard_article$key;
  readonly headingLevel?: 'h2' | 'h3';
  readonly withSummary?: boolean;
  readonly eager?: boolean;
}

export function ArticleCard({
  article: key,
  headingLevel: Heading = 'h3',
  withSummary = true,
  eager = false,
}: ArticleCardProps): ReactElement {
  const article = useFragment(
    graphql`
      fragment ArticleCard_article on Article {
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
    <article className={css.card}>
      <Cover article={article} sizes="(max-width: 767px) 100vw, 33vw" eager={eager} />
      <Heading className={css.cardTitle}>
        <Link to="/journal/$slug" params={{ slug: article.slug }} className={css.cardLink}>
          {article.title}
        </Link>
      </Heading>
      {withSummary && <p className={css.cardSummary}>{article.summary}</p>}
      <ArticleFacts article={article} />
    </article>
  );
}
