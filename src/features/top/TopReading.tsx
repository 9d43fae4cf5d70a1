import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopReading_query$key } from '../../../__generated__/TopReading_query.graphql.ts';
import { ArticleFacts } from '../journal/ArticleFacts.tsx';
import { Cover } from '../journal/Cover.tsx';
import { more, section, sectionHead, sectionName } from './TopPage.css.ts';
import * as css from './TopReading.css.ts';

/** The newest interview and the most read articles; nothing while there are none. */
export function TopReading({ query }: { readonly query: TopReading_query$key }): ReactElement | null {
  const { interviews, latest, ranked } = useFragment(
    graphql`
      fragment TopReading_query on Query {
        interviews: articles(categories: [SPECIAL, CREATOR_VOICE, BUSINESS_VOICE], first: 1) {
          slug
          title
          ...Cover_article
          ...ArticleFacts_article
        }
        latest: articles(first: 1) {
          slug
          title
          ...Cover_article
          ...ArticleFacts_article
        }
        ranked: rankedArticles(first: 5) {
          id
          slug
          title
          ...ArticleFacts_article
        }
      }
    `,
    query,
  );
  const lead = interviews[0] ?? latest[0];
  if (lead === undefined) return null;
  const others = ranked.filter(({ slug }) => slug !== lead.slug).slice(0, 4);
  return (
    <section className={section} aria-labelledby="top-reading">
      <div className={sectionHead}>
        <h2 id="top-reading" className={sectionName}>
          読みもの
        </h2>
        <Link to="/journal" className={more} aria-label="読みものをすべて見る">
          すべて見る
        </Link>
      </div>
      <div className={css.reading}>
        <article className={css.lead}>
          <Cover article={lead} sizes="(max-width: 767px) 100vw, 58vw" aspect="16 / 10" />
          <h3 className={css.leadTitle}>
            <Link to="/journal/$slug" params={{ slug: lead.slug }} className={css.link}>
              {lead.title}
            </Link>
          </h3>
          <ArticleFacts article={lead} />
        </article>
        <ol className={css.list}>
          {others.map((article, index) => (
            <li key={article.id} className={css.row}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={css.title}>
                  <Link to="/journal/$slug" params={{ slug: article.slug }} className={css.link}>
                    {article.title}
                  </Link>
                </h3>
                <ArticleFacts article={article} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
