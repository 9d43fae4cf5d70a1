import { useDeferredValue, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, RelayEnvironmentProvider, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, Environment, getRequest, Network } from 'relay-runtime';
import type {
  WorkPreview_elements$data,
  WorkPreview_elements$key,
} from '../../../../__generated__/WorkPreview_elements.graphql.ts';
import type {
  WorkPreviewQuery,
  WorkPreviewQuery$rawResponse,
} from '../../../../__generated__/WorkPreviewQuery.graphql.ts';
import { createStore } from '../../../relay/store.ts';
import { ProductFactList } from '../view/ProductFactList.tsx';
import { ProductFigures } from '../view/ProductFigures.tsx';
import * as page from '../view/ProductPage.css.ts';
import { ProductText } from '../view/ProductText.tsx';
import * as css from './edit.css.ts';
import type { UsedMedia } from './media/useMedia.ts';
import { WorkCard } from './WorkCard.tsx';
import type { WorkValues } from './workValues.ts';

const query = graphql`
  query WorkPreviewQuery @raw_response_type {
    publicProduct(id: "preview") {
      name
      ...ProductFigures_product
      ...ProductText_product
      ...ProductFactList_product
    }
  }
`;

interface WorkPreviewProps {
  readonly elements: WorkPreview_elements$key;
  readonly values: WorkValues;
  readonly states: UsedMedia['states'];
}

/** Beside the form: what it makes. */
export function WorkPreview(props: WorkPreviewProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, and holds nothing else that takes the focus
    <section className={css.previewSide} aria-label="プレビュー" tabIndex={0}>
      <h2 className={css.previewHead}>プレビュー</h2>
      <WorkPaper {...props} />
    </section>
  );
}

/**
 * The work's page as it will be, made by the page's own components: what stands in the form is the one record of a store that
 * nothing else reads.
 */
export function WorkPaper({ elements: key, values, states }: WorkPreviewProps): ReactElement {
  const elements = useFragment(
    graphql`
      fragment WorkPreview_elements on Query {
        categories {
          id
          name
        }
        industries {
          id
          name
        }
        tools {
          id
          name
        }
      }
    `,
    key,
  );
  const shown = useDeferredValue(values);
  const shownStates = useDeferredValue(states);
  const [environment] = useState(() => {
    const made = new Environment({
      network: Network.create(() => Promise.reject(new Error('A preview asks nobody'))),
      store: createStore({ releasedQueriesKept: 0 }),
    });
    put(made, values, states, elements);
    return made;
  });
  useEffect(
    () => put(environment, shown, shownStates, elements),
    [environment, shown, shownStates, elements],
  );
  return (
    <div className={css.previewPaper}>
      <div className={css.previewBody} inert>
        <RelayEnvironmentProvider environment={environment}>
          <Preview />
        </RelayEnvironmentProvider>
        <div className={css.cardPart}>
          <h3 className={css.cardName}>一覧での見え方</h3>
          <WorkCard
            values={shown}
            category={named(elements.categories, shown.categoryIds.slice(0, 1))[0]?.name ?? ''}
          />
        </div>
      </div>
    </div>
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
        <ProductFactList product={product} />
      </div>
    </>
  );
}

type Terms = readonly { readonly id: string; readonly name: string }[];

const named = (terms: Terms, ids: readonly string[]): Terms =>
  ids.flatMap((id) => terms.find((term) => term.id === id) ?? []);

const operation = createOperationDescriptor(getRequest(query), {});

function put(
  environment: Environment,
  values: WorkValues,
  states: UsedMedia['states'],
  { categories, industries, tools }: WorkPreview_elements$data,
): void {
  // What could not be sent will not be there; often it is no picture at all.
  const media = values.media.filter(({ key }) => states.get(key)?.step !== 'failed');
  const payload: WorkPreviewQuery$rawResponse = {
    publicProduct: {
      id: 'preview',
      name: values.name,
      description: values.description,
      designScope: values.designScope,
      categories: named(categories, values.categoryIds),
      industries: named(industries, values.industryIds),
      tools: named(tools, values.toolIds),
      media: media.map((medium, index) => ({
        id: `preview-${index}-${medium.key}`,
        url: medium.url,
        posterUrl: medium.posterUrl,
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
