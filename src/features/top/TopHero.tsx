import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopHero_query$key } from '../../../__generated__/TopHero_query.graphql.ts';
import { arrangeHero } from './arrangeHero.ts';
import { TopDoors } from './TopDoors.tsx';
import * as css from './TopHero.css.ts';
import { WallPiece } from './WallPiece.tsx';

/** Widths of a row in vw: on a phone, beside the tall picture, and below it. */
const rowOnPhone = 92;
const rowBeside = 30;
const rowBelow = 62;
/** Used in two places, one hidden, so the file must be the same. */
const tallSizes = `(max-width: 767px) 50vw, ${rowBeside + 1}vw`;

interface TopHeroProps {
  readonly query: TopHero_query$key;
}

/** The headline beside a wall of the editors' picks. */
export function TopHero({ query }: TopHeroProps): ReactElement {
  const { editorsPicks } = useFragment(
    graphql`
      fragment TopHero_query on Query {
        editorsPicks(first: 7) {
          id
          media {
            width
            height
          }
          ...WallPiece_product
        }
      }
    `,
    query,
  );
  const { tall, rows, foot } = arrangeHero(
    editorsPicks.map((product) => ({
      product,
      aspects: product.media.map(({ width, height }) => width / height),
    })),
  );
  const pieces = (row: typeof foot, share: number) => {
    const sum = row.reduce((total, { aspect }) => total + aspect, 0);
    const sizesOf = (aspect: number) => {
      const part = aspect / sum;
      return `(max-width: 767px) ${Math.ceil(rowOnPhone * part)}vw, ${Math.ceil(share * part)}vw`;
    };
    const hang = ({ item: { product }, picture, aspect }: (typeof row)[number]) => (
      <WallPiece key={product.id} product={product} picture={picture} sizes={sizesOf(aspect)} inRow eager />
    );
    // On phones two side by side, and a third below.
    return (
      <div key={row[0]?.item.product.id} className={css.row}>
        <div className={css.pair}>{row.slice(0, 2).map(hang)}</div>
        {row.slice(2).map(hang)}
      </div>
    );
  };
  // What is said comes first: nothing of it moves while the wall is still on its way.
  return (
    <section className={css.hero} aria-labelledby="top-headline">
      <div className={css.say}>
        <div className={css.tate}>
          <h1 id="top-headline" className={css.headline} aria-label="つくる人と会社を、つむぐ。">
            <em>つくる人</em>と<br />
            <em>会社</em>を、つむぐ。
          </h1>
          <p className={css.lead}>
            作品を見る。話をする。
            <br />
            条件を決めて、はじめる。
            <br />
            つむぎは、デザインの仕事が
            <br />
            生まれる机です。
          </p>
          <div className={css.beside}>
            {tall && (
              <WallPiece
                product={tall.item.product}
                picture={tall.picture}
                sizes={tallSizes}
                eager
                priority="high"
              />
            )}
          </div>
        </div>
        <p className={css.leadAcross}>
          作品を見る。話をする。条件を決めて、はじめる。つむぎは、デザインの仕事が生まれる机です。
        </p>
        <TopDoors />
      </div>
      <div className={css.wall}>
        <div className={`${css.split} ${css.splitOnPhone}`}>
          <div className={css.notOnPhone}>
            {tall && (
              <WallPiece
                product={tall.item.product}
                picture={tall.picture}
                sizes={tallSizes}
                eager
                priority="high"
              />
            )}
          </div>
          <div>{rows.map((row) => pieces(row, rowBeside))}</div>
        </div>
        {foot.length > 0 && pieces(foot, rowBelow)}
      </div>
    </section>
  );
}
