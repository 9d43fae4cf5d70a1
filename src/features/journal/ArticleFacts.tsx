import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ArticleFacts_article$key } from '../../../__generated__/ArticleFacts_article.graphql.ts';
import { categoryNames } from './categories.ts';
import { ArticleDay } from './ArticleDay.tsx';
import * as css from './journal.css.ts';

/** インタビュー 11月20日(金) 読むのに9分 */
export function ArticleFacts({
  article,
  withMinutes = false,
}: {
  readonly article: ArticleFacts_article$key;
  readonly withMinutes?: boolean;
}): ReactElement {
  const { category, publishedAt, readingMinutes } = useFragment(
    graphql`
      fragment ArticleFacts_article on Article {
        category
        publishedAt
        readingMinutes
      }
    `,
    article,
  );
  return (
    <span className={css.facts}>
      <span>{categoryNames[category]}</span>
      <ArticleDay day={publishedAt} />
      {withMinutes && <span>読むのに{readingMinutes}分</span>}
    </span>
  );
}
