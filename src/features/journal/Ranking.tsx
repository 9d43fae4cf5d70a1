import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Ranking_articles$key } from '../../../__generated__/Ranking_articles.graphql.ts';
import { categoryNames } from './categories.ts';
import * as css from './journal.css.ts';

interface RankingProps {
  readonly articles: Ranking_articles$key;
  /** With summaries, for its own page. */
  readonly isWide?: boolean;
}

/** The most read articles, numbered. */
export function Ranking({ articles: key, isWide = false }: RankingProps): ReactElement {
  const articles = useFragment(
    graphql`
      fragment Ranking_articles on Article @relay(plural: true) {
        id
        slug
        title
        summary
        category
        author
      }
    `,
    key,
  );
  const Heading = isWide ? 'h2' : 'h3';
  return (
    <ol className={isWide ? css.wideRanks : css.ranks}>
      {articles.map(({ id, slug, title, summary, category, author }, index) => (
        <li key={id} className={css.rank}>
          <span className={css.rankNumber}>{index + 1}</span>
          <div>
            <Heading className={css.rankTitle}>
              <Link to="/journal/$slug" params={{ slug }} className={css.cardLink}>
                {title}
              </Link>
            </Heading>
            {isWide && <p className={css.cardSummary}>{summary}</p>}
            <span className={css.facts}>
              <span>{categoryNames[category]}</span>
              {category !== 'KNOWLEDGE' && <span>{author}</span>}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
