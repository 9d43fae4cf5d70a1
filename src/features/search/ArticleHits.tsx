import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ArticleHits_hits$key } from '../../../__generated__/ArticleHits_hits.graphql.ts';
import { flush } from '../../ui/buttons/Button.css.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ArticleFacts } from '../journal/ArticleFacts.tsx';
import { Marked } from './Marked.tsx';
import * as css from './search.css.ts';

const shownFirst = 4;

/** What was found in the journal, of which there is never so much that it needs pages. */
export function ArticleHits({ hits: key }: { readonly hits: ArticleHits_hits$key }): ReactElement {
  const hits = useFragment(
    graphql`
      fragment ArticleHits_hits on ArticleHit @relay(plural: true) {
        titleMatches {
          from
          to
        }
        excerpt {
          text
          matches {
            from
            to
          }
        }
        article {
          id
          slug
          title
          ...ArticleFacts_article
        }
      }
    `,
    key,
  );
  const [isWhole, setIsWhole] = useState(false);
  const more = hits.length - shownFirst;
  return (
    <section aria-labelledby="found-articles">
      <div className={css.sectionHead}>
        <h2 id="found-articles" className={css.sectionTitle}>
          読みもの
        </h2>
        <span className={css.sectionFigure}>{hits.length}</span>
      </div>
      <ul>
        {(isWhole ? hits : hits.slice(0, shownFirst)).map(({ article, titleMatches, excerpt }) => (
          <li key={article.id} className={css.article}>
            <ArticleFacts article={article} />
            <h3 className={css.articleTitle}>
              <Link to="/journal/$slug" params={{ slug: article.slug }} className={css.personLink}>
                <span>
                  <Marked text={article.title} matches={titleMatches.map(({ from, to }) => ({ from, to }))} />
                </span>
              </Link>
            </h3>
            {excerpt != null && (
              <p className={css.personText}>
                <Marked text={excerpt.text} matches={excerpt.matches.map(({ from, to }) => ({ from, to }))} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {!isWhole && more > 0 && (
        <Button variant="text" className={flush} onClick={() => setIsWhole(true)}>
          {`ほか${more}件を表示する`}
        </Button>
      )}
    </section>
  );
}
