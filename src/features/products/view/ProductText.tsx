import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductText_product$key } from '../../../../__generated__/ProductText_product.graphql.ts';
import * as css from './ProductPage.css.ts';

/** What the author wrote: the first paragraph is set as a lead, the rest for reading. */
export function ProductText({
  product,
  headingLevel: Heading = 'h2',
}: {
  readonly product: ProductText_product$key;
  readonly headingLevel?: 'h2' | 'h3';
}): ReactElement | null {
  const { description } = useFragment(
    graphql`
      fragment ProductText_product on Product {
        description
      }
    `,
    product,
  );
  const [lead, ...rest] = description.split(/\n{2,}/).filter((part) => part.trim() !== '');
  if (lead === undefined) return null;
  return (
    <section className={css.text}>
      <Heading className={css.textName}>制作について</Heading>
      <div className={css.textBody}>
        <p className={css.leadText}>{lead}</p>
        {rest.map((paragraph, index) => (
          // Paragraphs of one text never move.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
