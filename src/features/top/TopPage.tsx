import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TopPageQuery } from '../../../__generated__/TopPageQuery.graphql.ts';
import { formatDate } from '../../lib/dates.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { ProductFeed } from '../products/ProductFeed.tsx';
import { useCardLinks } from '../products/useCardLinks.ts';
import { isPick, onTheWall, productAt, publicFeed } from './publicFeed.ts';
import { TopFigures } from './TopFigures.tsx';
import { TopHero } from './TopHero.tsx';
import { TopHow } from './TopHow.tsx';
import * as css from './TopPage.css.ts';
import { TopWall } from './TopWall.tsx';

const grouped = new Intl.NumberFormat('ja-JP');
const everything = {};

/** `/`: what this is, a wall of works, and the endless feed of everything public. */
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
        ...TopHero_query
      }
    `,
    {},
  );
  const links = useCardLinks();
  const { siteFigures: figures } = data;
  const now = useMinute();
  return (
    <>
      <div className={css.fold}>
        <b className={css.foldFigure}>{formatDate(now)}</b>
        <span className={css.foldFact}>
          公開中の作品 <b className={css.foldFigure}>{grouped.format(figures.publicProductsCount)}</b>点
        </span>
        <span className={css.foldFact}>
          仕事を探している人 <b className={css.foldFigure}>{grouped.format(figures.seekingCreatorsCount)}</b>人
        </span>
        {figures.latestPublishedAt != null && (
          <span className={css.foldEnd}>
            <span className={css.foldDot} />
            <RelativeTime date={figures.latestPublishedAt} short />
            に新着
          </span>
        )}
      </div>
      <div onClick={links.onClick} onPointerOver={links.onPointerOver} onFocus={links.onFocus} role="presentation">
        <TopHero query={data} />
        <section className={css.wallSection} aria-labelledby="top-wall">
          <div className={css.sectionHead}>
            <h2 id="top-wall" className={css.sectionName}>
              きょうの壁
            </h2>
            {figures.productsOfDayCount > 0 && (
              <span className={css.sectionNote}>24時間に届いた{grouped.format(figures.productsOfDayCount)}点から</span>
            )}
          </div>
          <TopWall />
        </section>
      </div>
      <TopHow />
      <TopFigures figures={figures} />
      <section className={css.section} aria-labelledby="top-feed" id="works">
        <div className={css.sectionHead}>
          <h2 id="top-feed" className={css.sectionName}>
            すべての作品
          </h2>
          <span className={css.sectionNote}>新しい順</span>
        </div>
        <ProductFeed definition={publicFeed} filters={everything} productAt={productAt} isPick={isPick} skip={onTheWall} />
      </section>
    </>
  );
}
