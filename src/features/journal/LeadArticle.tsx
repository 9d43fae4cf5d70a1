import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadArticle_article$key } from '../../../__generated__/LeadArticle_article.graphql.ts';
import { categoryNames } from './categories.ts';
import { Cover } from './Cover.tsx';
import * as css from './journal.css.ts';

/** The newest interview, at the top of the journal. */
export function LeadArticle({ article: key }: { readonly article: LeadArticle_article$key }): ReactElement {
  const article = useFragment(
    graphql`
      fragment LeadArticle_article on Article {
        slug
        title
        summary
        category
        author
        readingMinutes
        ...Cover_article
      }
    `,
    key,
  );
  const { slug, title, summary, category, author, readingMinutes } = article;
  return (
    <article className={css.lead}>
      <div className={css.leadPicture}>
        <Cover article={article} sizes="(max-width: 767px) 100vw, 75vw" aspect="17 / 10" eager />
      </div>
      <div className={css.leadWords}>
        <div>
          <p className={css.leadKind}>{categoryNames[category]}</p>
          <h2 className={css.leadTitle}>
            <Link to="/journal/$slug" params={{ slug }} className={css.cardLink}>
              {title}
            </Link>
          </h2>
        </div>
        <div className={css.leadSide}>
          <p className={css.leadSummary}>{summary}</p>
          <p className={css.leadFacts}>
            <span>{author}</span>
            <span>読むのに{readingMinutes}分</span>
          </p>
        </div>
      </div>
    </article>
  );
}
