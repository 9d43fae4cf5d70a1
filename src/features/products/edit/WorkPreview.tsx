import { useDeferredValue, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, Environment, getRequest, Network } from 'relay-runtime';
import type {
  WorkPreviewQuery,
  WorkPreviewQuery$rawResponse,
} from '../../../../__generated__/WorkPreviewQuery.graphql.ts';
import { cx } from '../../../ui/cx.ts';
import { termWords } from '../../../lib/forms/formFields.ts';
import { createStore } from '../../../relay/store.ts';
import { ProductFactList } from '../view/ProductFactList.tsx';
import { ProductFigures } from '../view/ProductFigures.tsx';
import * as page from '../view/ProductPage.css.ts';
import { ProductText } from '../view/ProductText.tsx';
import type { WorkTerms } from '../../terms/workTerms.ts';
import * as css from './edit.css.ts';
import type { UsedMedia } from './media/useMedia.ts';
import type { TermsName } from './workFields.ts';
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
  readonly terms: WorkTerms;
  readonly values: WorkValues;
  readonly states: UsedMedia['states'];
  readonly className?: string | undefined;
}

/** Beside the form: what it makes. */
export function WorkPreview(props: WorkPreviewProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, and holds nothing else that takes the focus
    <section className={cx(css.previewSide, props.className)} aria-label="プレビュー" tabIndex={0}>
      <h2 className={css.previewHead}>プレビュー</h2>
      <WorkPaper {...props} />
    </section>
  );
}

/**
 * The work's page as it will be, made by the page's own components: what stands in the form is the one record of a store that
 * nothing else reads.
 */
export function WorkPaper({ terms, values, states }: Omit<WorkPreviewProps, 'className'>): ReactElement {
  const shown = useDeferredValue(values);
  const shownStates = useDeferredValue(states);
  const [environment] = useState(() => {
    const made = new Environment({
      network: Network.create(() => Promise.reject(new Error('A preview asks nobody'))),
      store: createStore({ releasedQueriesKept: 0 }),
    });
    put(made, values, states, terms);
    return made;
  });
  useEffect(() => put(environment, shown, shownStates, terms), [environment, shown, shownStates, terms]);
  return (
    <div className={css.previewPaper}>
      <div className={css.previewBody} inert>
        <RelayEnvironmentProvider environment={environment}>
          <Preview />
        </RelayEnvironmentProvider>
        <div className={css.cardPart}>
          <h3 className={css.cardName}>一覧での見え方</h3>
          <WorkCard values={shown} category={termWords(shown.categoryIds.slice(0, 1), terms.categoryIds)} />
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
          <ProductText product={product} headingLevel="h3" />
        </ProductFigures>
        <ProductFactList product={product} />
      </div>
    </>
  );
}

const named = (ids: readonly string[], terms: WorkTerms[TermsName]) =>
  ids.flatMap((id) => {
    const term = terms.find(({ value }) => value === id);
    return term ? [{ id, name: term.label }] : [];
  });

const operation = createOperationDescriptor(getRequest(query), {});

function put(
  environment: Environment,
  values: WorkValues,
  states: UsedMedia['states'],
  terms: WorkTerms,
): void {
  // What could not be sent will not be there; often it is no picture at all.
  const media = values.media.filter(({ key }) => states.get(key)?.step !== 'failed');
  const payload: WorkPreviewQuery$rawResponse = {
    publicProduct: {
      ...values,
      id: 'preview',
      categories: named(values.categoryIds, terms.categoryIds),
      industries: named(values.industryIds, terms.industryIds),
      tools: named(values.toolIds, terms.toolIds),
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
