import { useDeferredValue, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, RelayEnvironmentProvider, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, Environment, getRequest, Network } from 'relay-runtime';
import type { DraftPreview_company$key } from '../../../../__generated__/DraftPreview_company.graphql.ts';
import type {
  DraftPreviewQuery,
  DraftPreviewQuery$rawResponse,
} from '../../../../__generated__/DraftPreviewQuery.graphql.ts';
import { createStore } from '../../../relay/store.ts';
import { cx } from '../../../ui/cx.ts';
import { JobOpeningView } from '../opening/JobOpeningView.tsx';
import * as css from './preview.css.ts';
import { previewOf } from './previewOf.ts';
import { useDraftForm } from './fields/formContext.ts';
import { canMark, useNewWords } from './useNewWords.ts';

const query = graphql`
  query DraftPreviewQuery @raw_response_type {
    jobOpening(id: "preview") {
      ...JobOpeningView_opening
    }
  }
`;

interface DraftPreviewProps {
  readonly company: DraftPreview_company$key;
  readonly className?: string | undefined;
}

/** The future opening, drawn by its page's component from a store of its own that holds the form's values. */
export function DraftPreview({ company: key, className }: DraftPreviewProps): ReactElement {
  const { id, name, location, avatarImagePath } = useFragment(
    graphql`
      fragment DraftPreview_company on Company {
        id
        name
        location
        avatarImagePath
      }
    `,
    key,
  );
  const form = useDraftForm();
  const { scroller, paper } = useNewWords(form.draft.values);
  const [device, setDevice] = useState<'desk' | 'phone'>('desk');
  const opening = useDeferredValue(previewOf(form, { id, name, location, avatarImagePath }));
  const [environment] = useState(() => {
    const made = new Environment({
      network: Network.create(() => Promise.reject(new Error('A preview asks nobody'))),
      store: createStore({ releasedQueriesKept: 0 }),
    });
    put(made, opening);
    return made;
  });
  useEffect(() => put(environment, opening), [environment, opening]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, and its paper takes no focus
    <section ref={scroller} className={cx(css.previewSide, className)} aria-label="プレビュー" tabIndex={0}>
      <div className={css.previewHead}>
        <h2 className={css.previewTitle}>プレビュー</h2>
        {canMark && <span className={css.previewNote}>書いたところに色がつきます</span>}
        <div className={css.devices}>
          <button
            type="button"
            className={css.device}
            aria-pressed={device === 'desk'}
            onClick={() => setDevice('desk')}
          >
            パソコン
          </button>
          <button
            type="button"
            className={css.device}
            aria-pressed={device === 'phone'}
            onClick={() => setDevice('phone')}
          >
            スマートフォン
          </button>
        </div>
      </div>
      <div ref={paper} className={cx(css.paper, device === 'phone' && css.phonePaper)}>
        <div className={css.untouchable} inert>
          <RelayEnvironmentProvider environment={environment}>
            <Preview />
          </RelayEnvironmentProvider>
        </div>
      </div>
    </section>
  );
}

function Preview(): ReactElement | null {
  const { jobOpening } = useLazyLoadQuery<DraftPreviewQuery>(query, {}, { fetchPolicy: 'store-only' });
  return jobOpening ? <JobOpeningView opening={jobOpening} preview /> : null;
}

const operation = createOperationDescriptor(getRequest(query), {});

function put(environment: Environment, jobOpening: DraftPreviewQuery$rawResponse['jobOpening']): void {
  environment.commitPayload(operation, { jobOpening });
}
