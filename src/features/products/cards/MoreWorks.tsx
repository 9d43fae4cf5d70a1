import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MoreWorks_products$key } from '../../../../__generated__/MoreWorks_products.graphql.ts';
import * as css from './MoreWorks.css.ts';
import { ProductCard } from './ProductCard.tsx';
import { pressBookmarkOfCard } from '../../bookmarks/bookmarkKey.ts';
import { useCardLinks } from '../../feeds/useCardLinks.ts';

const sizes = '(max-width: 767px) 50vw, (max-width: 1199px) 33vw, 25vw';

interface MoreWorksProps {
  readonly title: string;
  /** After the title, small. */
  readonly note?: string;
  /** Beside the title: a link to all of them. */
  readonly link?: ReactNode;
  readonly works: MoreWorks_products$key;
  readonly className?: string;
}

/** A few works under a title, below what the page is about. Nothing where there are none. */
export function MoreWorks({ title, note, link, works: key, className }: MoreWorksProps): ReactElement | null {
  const works = useFragment(
    graphql`
      fragment MoreWorks_products on Product @relay(plural: true) {
        id
        ...ProductCard_product
      }
    `,
    key,
  );
  const id = useId();
  const links = useCardLinks();
  if (works.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note !== undefined && <span className={css.note}>{note}</span>}
        {link !== undefined && <span className={css.linkPlace}>{link}</span>}
      </div>
      <div
        className={css.grid}
        onClick={links.onClick}
        onPointerOver={links.onPointerOver}
        onFocus={links.onFocus}
        onKeyDown={pressBookmarkOfCard}
        role="presentation"
      >
        {works.map((work) => (
          <div key={work.id} className={css.item}>
            <ProductCard product={work} sizes={sizes} />
          </div>
        ))}
      </div>
    </section>
  );
}
