import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../lib/part.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useSessionState } from '../session/session.ts';

const ListsDialog = part(async () => (await import('./ListsDialog.tsx')).ListsDialog);

interface ListButtonProps {
  readonly creatorIds: readonly string[];
  /** Of whom it is, for those who listen. */
  readonly name?: string;
  readonly block?: boolean;
}

/** Keeps creators in the company's lists; nothing for who acts for no company. */
export function ListButton({ creatorIds, name, block }: ListButtonProps): ReactElement | null {
  const session = useSessionState();
  const [isOpen, setIsOpen] = useState(false);
  if (session.status !== 'member' || session.audience !== 'company') return null;
  return (
    <>
      <Button
        block={block}
        aria-label={name === undefined ? undefined : `${name}さんをリストに入れる`}
        onPointerEnter={ListsDialog.ahead}
        onFocus={ListsDialog.ahead}
        onClick={() => setIsOpen(true)}
      >
        リストに入れる
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ListsDialog creatorIds={creatorIds} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
