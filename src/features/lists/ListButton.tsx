import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../lib/part.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { square } from '../../ui/buttons/CopyLink.css.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useSessionState } from '../session/session.ts';

const words = 'リストに入れる';
const ListsDialog = part(async () => (await import('./ListsDialog.tsx')).ListsDialog);

interface ListButtonProps {
  readonly creatorIds: readonly string[];
  /** Whose list entry it is, for screen readers. */
  readonly name?: string;
  readonly block?: boolean;
  /** Where there is no room for words. */
  readonly look?: 'button' | 'icon' | 'square';
  readonly size?: 's';
}

/** Adds creators to the company's lists; shown only to people of companies. */
export function ListButton({
  creatorIds,
  name,
  block,
  look = 'button',
  size,
}: ListButtonProps): ReactElement | null {
  const session = useSessionState();
  const [isOpen, setIsOpen] = useState(false);
  if (session.status !== 'member' || session.audience !== 'company') return null;
  const label = name === undefined ? undefined : `${name}さんをリストに入れる`;
  const opening = {
    onPointerEnter: ListsDialog.ahead,
    onFocus: ListsDialog.ahead,
    onClick: () => setIsOpen(true),
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon="list" label={label ?? words} title={words} size={size} {...opening} />
      ) : look === 'square' ? (
        <button type="button" className={square} aria-label={label ?? words} title={words} {...opening}>
          <Icon name="list" />
        </button>
      ) : (
        <Button block={block} aria-label={label} {...opening}>
          {words}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ListsDialog creatorIds={creatorIds} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
