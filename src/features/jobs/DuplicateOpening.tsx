import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DuplicateOpening_opening$key } from '../../../__generated__/DuplicateOpening_opening.graphql.ts';
import type { DuplicateOpeningMutation } from '../../../__generated__/DuplicateOpeningMutation.graphql.ts';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../shell/useAct.ts';
import * as css from './detail.css.ts';
import { draftPaths } from './draftPaths.ts';

/** Makes a new draft of it and goes there. */
export function DuplicateOpening({
  opening: key,
}: {
  readonly opening: DuplicateOpening_opening$key;
}): ReactElement {
  const { id, resumerationType } = useFragment(
    graphql`
      fragment DuplicateOpening_opening on JobOpening {
        id
        resumerationType
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const { act, pending } = useAct<DuplicateOpeningMutation>(
    graphql`
      mutation DuplicateOpeningMutation($jobOpeningId: ID!) {
        duplicateJobOpening(jobOpeningId: $jobOpeningId) {
          draft {
            jobOpeningId
          }
          errors {
            message
          }
        }
      }
    `,
    ({ duplicateJobOpening }) => duplicateJobOpening.errors,
  );
  const duplicate = async (): Promise<void> => {
    const copy = (await act({ jobOpeningId: id }))?.duplicateJobOpening.draft;
    if (!copy) return;
    toast.success('下書きに複製しました。');
    await navigate({ to: draftPaths[resumerationType].edit, params: { id: copy.jobOpeningId } });
  };
  return (
    <button
      type="button"
      className={css.quietAct}
      aria-busy={pending !== null}
      onClick={() => void duplicate()}
    >
      複製する
    </button>
  );
}
