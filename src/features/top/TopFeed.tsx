import type { ReactElement } from 'react';
import { ProductFeed } from '../products/cards/ProductFeed.tsx';
import { isPick, productAt, publicFeed } from './publicFeed.ts';

const everything = {};

/** Every public work not already on the page. */
export function TopFeed({ omit }: { readonly omit: readonly string[] }): ReactElement {
  return (
    <ProductFeed
      definition={publicFeed}
      filters={everything}
      productAt={productAt}
      isPick={isPick}
      omit={omit}
    />
  );
}
