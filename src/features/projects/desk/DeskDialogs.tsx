import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DeskDialogs_company$key } from '../../../../__generated__/DeskDialogs_company.graphql.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { partAhead } from '../../../ui/partAhead.ts';
import { titleOf } from './candidateStore.ts';
import type { Asked } from './useActs.ts';

const decline = partAhead(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);
const assign = partAhead(async () => (await import('./AssignDialog.tsx')).AssignDialog);
const keys = partAhead(async () => (await import('./KeysDialog.tsx')).KeysDialog);

interface DeskDialogsProps {
  readonly job: string | null;
  readonly company: DeskDialogs_company$key | null;
  readonly asked: Asked | null;
  readonly onClose: () => void;
  readonly help: boolean;
  readonly onHelpClose: () => void;
}

/** The desk's questions. Their code comes once the desk rests, so that the first press is answered as quickly as any. */
export function DeskDialogs({
  job,
  company: key,
  asked,
  onClose,
  help,
  onHelpClose,
}: DeskDialogsProps): ReactElement {
  const company = useFragment(
    graphql`
      fragment DeskDialogs_company on Company {
        name
        ...AssignDialog_company
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  useEffect(
    () =>
      whenIdle(() => {
        for (const { fetch } of [decline, assign, keys]) fetch().catch(() => undefined);
      }),
    [],
  );
  return (
    <Suspense fallback={null}>
      {asked?.what === 'decline' && (
        <decline.Part
          names={asked.names}
          count={asked.ids.length}
          openingTitle={job === null ? '' : titleOf(environment, job)}
          companyName={company?.name ?? ''}
          unsent={asked.unsent}
          onDecline={asked.answer}
          onClose={onClose}
        />
      )}
      {asked?.what === 'assign' && (
        <assign.Part
          company={company ?? null}
          who={asked.who}
          current={asked.current}
          onAssign={asked.answer}
          onClose={onClose}
        />
      )}
      {help && <keys.Part onClose={onHelpClose} />}
    </Suspense>
  );
}
