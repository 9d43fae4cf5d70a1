import { useDeferredValue, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, Environment, getRequest, Network } from 'relay-runtime';
import type {
  WorkPreviewQuery,
  WorkPreviewQuery$rawResponse,
} from '../../../../__generated__/WorkPreviewQuery.graphql.ts';
import { createStore } from '../../../relay/store.ts';
import { ProductFigures } from '../ProductFigures.tsx';
import * as page from '../ProductPage.css.ts';
import { ProductText } from '../ProductText.tsx';
import * as css from './edit.css.ts';
import type { WorkValues } from './workValues.ts';

const query = graphql`
  query WorkPreviewQuery @raw_response_type {
    publicProduct(id: "preview") {
      name
      ...ProductFigures_product
      ...ProductText_product
    }
  }
`;

interface WorkPreviewProps {
  readonly values: WorkValues;
}

/**
 * The work's page as it will be, made by the page's own components: what stands in the form is the one record of a store that
 * nothing else reads.
 */
export function WorkPreview({ values }: WorkPreviewProps): ReactElement {
  const shown = useDeferredValue(values);
  const [environment] = useState(() => {
    const made = new Environment({
      network: Network.create(() => Promise.reject(new Error('A preview asks nobody'))),
      store: createStore({ releasedQueriesKept: 0 }),
    });
    put(made, values);
    return made;
  });
  useEffect(() => put(environment, shown), [environment, shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, and holds nothing else that takes the focus
    <section className={css.previewSide} aria-label="仕上がり" tabIndex={0}>
      <h2 className={css.previewHead}>仕上がり</h2>
      <div className={css.previewPaper}>
        <div className={css.previewBody} inert>
          <RelayEnvironmentProvider environment={environment}>
            <Preview />
          </RelayEnvironmentProvider>
        </div>
      </div>
    </section>
  );
}

function Preview(): ReactElement | null {
  const { publicProduct: product } = useLazyLoadQuery<WorkPreviewQuery>(
    query,
    {},
    { fetchPolicy: 'store-only' },
  );
  if (!product) return null;
  return (
    <>
      <div className={css.previewTitle}>
        <p className={page.title}>{product.name === '' ? '作品名' : product.name}</p>
      </div>
      <div className={css.previewFigures}>
        <ProductFigures product={product}>
          <ProductText product={product} />
        </ProductFigures>
      </div>
    </>
  );
}

const operation = createOperationDescriptor(getRequest(query), {});

function put(environment: Environment, values: WorkValues): void {
  const payload: WorkPreviewQuery$rawResponse = {
    publicProduct: {
      id: 'preview',
      name: values.name,
      description: values.description,
      media: values.media.map((medium, index) => ({
        id: `preview-${index}-${medium.key}`,
        url: medium.posterUrl ?? medium.url,
        width: medium.width,
        height: medium.height,
        thumbhash: medium.thumbhash,
        caption: medium.caption === '' ? null : medium.caption,
        type: medium.kind,
      })),
    },
  };
  environment.commitPayload(operation, payload);
}
