import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  ArticlePageQuery,
  ArticlePageQuery$variables,
} from '../../../__generated__/ArticlePageQuery.graphql.ts';
import type { ArticlePageViewMutation } from '../../../__generated__/ArticlePageViewMutation.graphql.ts';
import { commit } from '../../relay/commit.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { PageHead } from '../page/PageHead.tsx';
import { pageNotFound } from '../page/pageNotFound.ts';
import { MoreWorks } from '../products/cards/MoreWorks.tsx';
import { LawNote } from '../texts/LawNote.tsx';
import { TextBlocks } from '../texts/TextBlocks.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticlePeople } from './ArticlePeople.tsx';
import * as css from './ArticlePage.css.ts';
import { NextArticle } from './NextArticle.tsx';

const viewMutation = graphql`
  mutation ArticlePageViewMutation($slug: String!) {
    viewArticle(slug: $slug) {
      status
    }
  }
`;

/** `/journal/{slug}` */
export function ArticlePage({ variables }: { readonly variables: ArticlePageQuery$variables }): ReactElement {
  const { article } = useRouteQuery<ArticlePageQuery>(
    graphql`
      query ArticlePageQuery($slug: String!) {
        article(slug: $slug) {
          slug
          title
          summary
          tags
          lawAsOf
          ...ArticleHead_article
          ...ArticleContents_article
          ...ArticlePeople_article
          blocks {
            ...TextBlocks_blocks
          }
          works {
            ...MoreWorks_products
          }
          next {
            ...NextArticle_article
          }
        }
      }
    `,
    variables,
  );
  const environment = useRelayEnvironment();
  const slug = article?.slug;
  useEffect(() => {
    if (slug === undefined) return;
    commit<ArticlePageViewMutation>(environment, viewMutation, { slug }).catch(() => undefined);
  }, [environment, slug]);
  if (!article) throw pageNotFound();
  return (
    <div className={css.page}>
      <PageHead title={article.title} description={article.summary} />
      <article>
        <ArticleHead article={article} />
        <div className={css.sheet}>
          <ArticleContents article={article} />
          <div className={css.text}>
            <TextBlocks blocks={article.blocks} hasLead />
            {article.lawAsOf != null && <LawNote asOf={article.lawAsOf} />}
            {article.tags.length > 0 && (
              <ul className={css.tags} aria-label="この記事のことば">
                {article.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
            <ArticlePeople article={article} />
          </div>
        </div>
      </article>
      <MoreWorks
        className={css.works}
        title="この記事に出てきた作品"
        works={article.works}
        link={
          <Link to="/" hash="works">
            作品をもっと見る
          </Link>
        }
      />
      {article.next && <NextArticle article={article.next} />}
    </div>
  );
}
