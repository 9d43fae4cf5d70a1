import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { JournalPageQuery } from '../../../__generated__/JournalPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { HouseRows } from './HouseRows.tsx';
import { KnowledgeRows } from './KnowledgeRows.tsx';
import { LeadArticle } from './LeadArticle.tsx';
import { Masthead } from './Masthead.tsx';
import { PictureRows } from './PictureRows.tsx';
import { Ranking } from './Ranking.tsx';
import * as css from './journal.css.ts';

/** `/journal` */
export function JournalPage(): ReactElement {
  const data = useRouteQuery<JournalPageQuery>(
    graphql`
      query JournalPageQuery {
        ...Masthead_query
        newest: articles(first: 1) {
          id
          ...LeadArticle_article
        }
        interviews: articles(categories: [SPECIAL, CREATOR_VOICE, BUSINESS_VOICE], first: 4) {
          id
          ...LeadArticle_article
          ...ArticleCard_article
        }
        ranked: rankedArticles(first: 7) {
          ...Ranking_articles
        }
        knowledge: articles(categories: [KNOWLEDGE], first: 6) {
          id
          ...KnowledgeRows_articles
        }
        business: articles(categories: [BUSINESS_VOICE], first: 7) {
          id
          ...PictureRows_articles
        }
        house: articles(categories: [INFO, EVENT], first: 4) {
          id
          ...HouseRows_articles
        }
        voices: articles(categories: [CREATOR_VOICE], first: 7) {
          id
          ...ArticleCard_article
        }
      }
    `,
    {},
  );
  const lead = data.interviews[0] ?? data.newest[0];
  const more = data.interviews.filter(({ id }) => id !== lead?.id).slice(0, 3);
  // Each article stands once on the page, apart from the ranking.
  const above = new Set([lead, ...more].map((article) => article?.id));
  const business = data.business.filter(({ id }) => !above.has(id)).slice(0, 3);
  const voices = data.voices.filter(({ id }) => !above.has(id)).slice(0, 3);
  return (
    <div className={css.page}>
      <PageHead title="読みもの" />
      <Masthead query={data} isFront />
      {lead === undefined ? (
        <EmptyState className={css.empty} title="読みものは、まだありません。">
          <p>記事が載ると、ここに並びます。</p>
        </EmptyState>
      ) : (
        <>
          <div className={css.front}>
            <LeadArticle article={lead} />
            <aside className={css.side} aria-labelledby="journal-ranking">
              <div className={css.sideHead}>
                <h2 id="journal-ranking" className={css.sideName}>
                  よく読まれている
                </h2>
                <span className={css.sideNote}>30日</span>
              </div>
              <Ranking articles={data.ranked} />
            </aside>
          </div>
          {more.length > 0 && (
            <Section name="インタビューと特集" to="/journal/category/interviews">
              <div className={css.columns}>
                {more.map((article) => (
                  <ArticleCard key={article.id} article={article} />
                ))}
              </div>
            </Section>
          )}
          <div className={css.three}>
            {data.knowledge.length > 0 && (
              <Column name="知識" to="/journal/category/knowledge">
                <KnowledgeRows articles={data.knowledge} />
              </Column>
            )}
            {business.length > 0 && (
              <Column name="ビジネス" to="/journal/category/interviews/business">
                <PictureRows articles={business} />
              </Column>
            )}
            {data.house.length > 0 && (
              <Column name="つむぎから" to="/journal/category/tsumugi">
                <HouseRows articles={data.house} />
              </Column>
            )}
          </div>
          {voices.length > 0 && (
            <Section name="クリエイターの声" to="/journal/category/interviews/creator_voice">
              <div className={css.columns}>
                {voices.map((article) => (
                  <ArticleCard key={article.id} article={article} withSummary={false} />
                ))}
              </div>
            </Section>
          )}
        </>
      )}
    </div>
  );
}

interface SectionProps {
  readonly name: string;
  readonly to:
    | '/journal/category/interviews'
    | '/journal/category/interviews/business'
    | '/journal/category/interviews/creator_voice'
    | '/journal/category/knowledge'
    | '/journal/category/tsumugi';
  readonly children: ReactNode;
}

function Section({ name, to, children }: SectionProps): ReactElement {
  return (
    <section className={css.block} aria-label={name}>
      <div className={css.blockHead}>
        <h2 className={css.blockName}>{name}</h2>
        <Link to={to} className={css.more} aria-label={`${name}をすべて見る`}>
          すべて見る
        </Link>
      </div>
      {children}
    </section>
  );
}

function Column({ name, to, children }: SectionProps): ReactElement {
  return (
    <section className={css.column} aria-label={name}>
      <div className={css.blockHead}>
        <h2 className={css.blockName}>{name}</h2>
        <Link to={to} className={css.more} aria-label={`${name}をすべて見る`}>
          すべて見る
        </Link>
      </div>
      {children}
    </section>
  );
}
