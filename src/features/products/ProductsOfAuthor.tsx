import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductsOfAuthor_product$key } from '../../../__generated__/ProductsOfAuthor_product.graphql.ts';
import { moreLink } from '../../ui/link.css.ts';
import { ProductCard } from './ProductCard.tsx';
import * as css from './ProductPage.css.ts';
import { useCardLinks } from './useCardLinks.ts';

const sizes = '(max-width: 767px) 50vw, (max-width: 1199px) 33vw, 25vw';
const shown = 4;

/** More by the same hand. */
export function ProductsOfAuthor({
  product,
}: {
  readonly product: ProductsOfAuthor_product$key;
}): ReactElement | null {
  const { id, author } = useFragment(
    graphql`
      fragment ProductsOfAuthor_product on Product {
        id
        author {
          id
          profile {
            lastName
            firstName
          }
          products(first: 5) {
            edges {
              node {
                id
                ...ProductCard_product
              }
            }
          }
        }
      }
    `,
    product,
  );
  const links = useCardLinks();
  const others = author.products.edges
    .map(({ node }) => node)
    .filter((node) => node.id !== id)
    .slice(0, shown);
  if (others.length === 0) return null;
  return (
    <section className={css.more} aria-labelledby="more-of-author">
      <div className={css.moreHead}>
        <h2 id="more-of-author" className={css.moreTitle}>
          {author.profile.lastName} {author.profile.firstName}の作品
        </h2>
        <span className={css.moreLinkPlace}>
          <Link to="/creators/$id" params={{ id: author.id }} className={moreLink}>
            すべて見る
          </Link>
        </span>
      </div>
      <div
        className={css.moreGrid}
        onClick={links.onClick}
        onPointerOver={links.onPointerOver}
        onFocus={links.onFocus}
        onKeyDown={links.onKeyDown}
        role="presentation"
      >
        {others.map((other) => (
          <ProductCard key={other.id} product={other} sizes={sizes} />
        ))}
      </div>
    </section>
  );
}
