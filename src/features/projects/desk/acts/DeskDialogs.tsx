import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DeskDialogs_company$key } from '../../../../../__generated__/DeskDialogs_company.graphql.ts';
import { whenIdle } from '../../../../lib/browser/whenIdle.ts';
import { titleOf } from './candidateStore.ts';
import type { Asked } from './useActs.ts';
import { part } from '../../../../lib/part.ts';

const DeclineDialog = part(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);
const AssignDialog = part(async () => (await import('./AssignDialog.tsx')).AssignDialog);
const KeysDialog = part(async () => (await import('./KeysDialog.tsx')).KeysDialog);

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
        for (const { ahead } of [DeclineDialog, AssignDialog, KeysDialog]) ahead();
      }),
    [],
  );
  return (
    <Suspense fallback={null}>
      {asked?.what === 'decline' && (
        <DeclineDialog
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
        <AssignDialog
          company={company ?? null}
          who={asked.who}
          current={asked.current}
          onAssign={asked.answer}
          onClose={onClose}
        />
      )}
      {help && <KeysDialog onClose={onHelpClose} />}
    </Suspense>
  );
}
