import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DuplicateOpening_opening$key } from '../../../../__generated__/DuplicateOpening_opening.graphql.ts';
import * as css from '../opening/detail.css.ts';
import { duplicateOpening } from './duplicateOpening.ts';
import { draftPaths } from './draftPaths.ts';

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
  const environment = useRelayEnvironment();
  const [pending, setPending] = useState(false);
  const duplicate = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    const copy = await duplicateOpening(environment, id);
    setPending(false);
    if (copy != null) await navigate({ to: draftPaths[resumerationType].edit, params: { id: copy } });
  };
  return (
    <button type="button" className={css.quietAct} aria-busy={pending} onClick={() => void duplicate()}>
      複製する
    </button>
  );
}
