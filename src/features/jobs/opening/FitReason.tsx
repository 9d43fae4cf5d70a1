import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FitReason_opening$key } from '../../../../__generated__/FitReason_opening.graphql.ts';
import * as css from './detail.css.ts';

/** A row of facts: what of the viewing creator’s works and profile the opening asks for. */
export function FitReason({ opening }: { readonly opening: FitReason_opening$key }): ReactElement | null {
  const { viewerFitReason: reason } = useFragment(
    graphql`
      fragment FitReason_opening on JobOpening {
        viewerFitReason
      }
    `,
    opening,
  );
  if (reason == null) return null;
  return (
    <div className={css.fact}>
      <dt className={css.factName}>あなたに合う点</dt>
      <dd>{reason}</dd>
    </div>
  );
}
