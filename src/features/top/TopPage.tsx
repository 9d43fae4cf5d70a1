import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TopPageQuery } from '../../../__generated__/TopPageQuery.graphql.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useMinute } from '../../ui/text/useMinute.ts';
import { WaitingFeed } from '../feeds/WaitingFeed.tsx';
import { useCardLinks } from '../feeds/useCardLinks.ts';
import { TopFigures } from './TopFigures.tsx';
import { TopHero } from './TopHero.tsx';
import { TopHow } from './TopHow.tsx';
import { TopOpenings } from './TopOpenings.tsx';
import * as css from './TopPage.css.ts';
import { TopReading } from './TopReading.tsx';
import { TopWall } from './TopWall.tsx';
import { part } from '../../lib/part.ts';

const onTheWall = 12;
const grouped = new Intl.NumberFormat('ja-JP');
/** Loaded when すべて見る is pressed. */
const TopFeed = part(async () => (await import('./TopFeed.tsx')).TopFeed);

/** `/`. `#works` replaces everything below the wall with a feed of all public works. */
export function TopPage(): ReactElement {
  const data = useRouteQuery<TopPageQuery>(
    graphql`
      query TopPageQuery {
        siteFigures {
          publicProductsCount
          seekingCreatorsCount
          productsOfDayCount
          latestPublishedAt
          ...TopFigures_figures
        }
        editorsPicks(first: 7) {
          id
        }
        newest: publicProducts(first: 18) {
          edges {
            node {
              id
              ...TopWall_products
            }
          }
        }
        outsideJobOpenings(first: 4) {
          id
          ...TopOpenings_openings
        }
        ...TopHero_query
        ...TopReading_query
      }
    `,
    {},
  );
  const links = useCardLinks();
  const showsAll = useLocation({ select: ({ hash }) => hash === 'works' });
  const { siteFigures: figures, outsideJobOpenings: openings } = data;
  // Each work appears once: among the picks, on the wall, or in the feed.
  const picked = data.editorsPicks.map(({ id }) => id);
  const newest = data.newest.edges.map(({ node }) => node);
  const wall = newest.filter(({ id }) => !picked.includes(id)).slice(0, onTheWall);
  const shown = picked.concat(wall.map(({ id }) => id));
  const now = useMinute();
  return (
    <>
      <div className={css.fold}>
        <b className={css.foldFigure}>{formatDate(now)}</b>
        <span className={css.foldFact}>
          公開中の作品 <b className={css.foldFigure}>{grouped.format(figures.publicProductsCount)}</b>点
        </span>
        <span className={css.foldFact}>
          仕事を探している人 <b className={css.foldFigure}>{grouped.format(figures.seekingCreatorsCount)}</b>
          人
        </span>
        {figures.latestPublishedAt != null && (
          <span className={css.foldEnd}>
            <span className={css.foldDot} />
            <span>
              <RelativeTime date={figures.latestPublishedAt} short />
              に新着
            </span>
          </span>
        )}
      </div>
      <div
        onClick={links.onClick}
        onPointerOver={links.onPointerOver}
        onFocus={links.onFocus}
        role="presentation"
      >
        <TopHero query={data} />
        <section className={css.wallSection} aria-labelledby="top-wall">
          <div className={css.sectionHead}>
            <h2 id="top-wall" className={css.sectionName}>
              今日の壁
            </h2>
            {figures.productsOfDayCount > 0 && (
              <span className={css.sectionNote}>
                この24時間に公開された{grouped.format(figures.productsOfDayCount)}点から
              </span>
            )}
            {showsAll ? (
              <Link to="/" className={css.more} resetScroll={false}>
                壁だけにする
              </Link>
            ) : (
              <Link to="/" hash="works" className={css.more}>
                すべて見る
              </Link>
            )}
          </div>
          <TopWall products={wall} />
        </section>
      </div>
      {showsAll ? (
        <section className={css.section} aria-labelledby="top-feed" id="works">
          <div className={css.sectionHead}>
            <h2 id="top-feed" className={css.sectionName}>
              すべての作品
            </h2>
            <span className={css.sectionNote}>新しい順</span>
          </div>
          <Suspense
            fallback={
              <div className={css.feedPlace}>
                <WaitingFeed />
              </div>
            }
          >
            <TopFeed omit={shown} />
          </Suspense>
        </section>
      ) : (
        <>
          <TopHow />
          <TopFigures figures={figures} />
          {openings.length > 0 && <TopOpenings openings={openings} />}
          <TopReading query={data} />
        </>
      )}
    </>
  );
}
