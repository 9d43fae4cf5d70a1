import { useParams, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { DraftKind } from './newDraft.ts';
import { WaitingDraft } from './WaitingDraft.tsx';
import { OpenedDraft } from './OpenedDraft.part.ts';

const address = /^\/jobs\/draft\/(contract|hourly|fulltime)\/[^/]+\/(create|edit)$/;

function kindIn(pathname: string): DraftKind | null {
  const kind = address.exec(pathname)?.[1];
  return kind === 'contract' || kind === 'hourly' || kind === 'fulltime' ? kind : null;
}

/**
 * `/jobs/draft/{kind}/{id}/create` and `/edit`: one page, so that the first save only changes the address.
 */
export function DraftPage(): ReactElement | null {
  const { id = '' } = useParams({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const kind = kindIn(pathname);
  // While leaving, the address is already another.
  const [last, setLast] = useState({ id, kind });
  if (kind !== null && (last.id !== id || last.kind !== kind)) setLast({ id, kind });
  const shown = kind === null ? last : { id, kind };
  if (shown.kind === null) return null;
  const { kind: shownKind, id: shownId } = shown;
  return (
    <OpenedDraft
      key={`${shownKind} ${shownId}`}
      kind={shownKind}
      id={shownId}
      pathname={pathname}
      waiting={<WaitingDraft kind={shownKind} />}
    />
  );
}
