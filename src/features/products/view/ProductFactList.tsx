import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductFactList_product$key } from '../../../../__generated__/ProductFactList_product.graphql.ts';
import { formatPriceRange } from '../../../lib/text/money.ts';
import * as css from './ProductPage.css.ts';

const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name).join('、');

interface ProductFactListProps {
  readonly product: ProductFactList_product$key;
  /** Where its author works. */
  readonly location?: string | null | undefined;
  /** More facts, at the end. */
  readonly children?: ReactNode;
}

/** What a work is found by, and what its author says of how it was made. */
export function ProductFactList({ product: key, location, children }: ProductFactListProps): ReactElement {
  const product = useFragment(
    graphql`
      fragment ProductFactList_product on Product {
        designScope
        clientName
        period
        workload
        guidePriceMin
        guidePriceMax
        categories {
          name
        }
        industries {
          name
        }
        tools {
          name
        }
      }
    `,
    key,
  );
  const facts = [
    { name: '分野', value: names(product.categories) },
    { name: '業種', value: names(product.industries) },
    { name: '担当範囲', value: product.designScope },
    { name: 'ツール', value: names(product.tools) },
    { name: '依頼主', value: product.clientName },
    { name: '期間', value: product.period },
    { name: '稼働', value: product.workload },
    {
      name: '目安の報酬',
      value: formatPriceRange(product.guidePriceMin ?? null, product.guidePriceMax ?? null, 'excluded'),
    },
    { name: '拠点', value: location ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
