import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { isComposing } from '../../../ui/fields/text/isComposing.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import * as styles from './search.css.ts';
import { useTyped } from './useTyped.ts';

interface RoomSearchProps {
  readonly roomId: string;
  readonly isCreator: boolean;
  readonly onGo: (sequence: number) => void;
  readonly onClose: () => void;
}

export function RoomSearch({ roomId, isCreator, onGo, onClose }: RoomSearchProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const typed = useTyped(setWords);
  const wanted = useDeferredValue(words);
  useEffect(() => field.current?.focus(), []);
  return (
    <div
      role="presentation"
      className={styles.search}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <search className={styles.bar}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label="このやり取りの中を探す"
          placeholder="この中を探す"
          {...typed}
        />
        <IconButton icon="close" label="検索を閉じる" onClick={onClose} />
      </search>
      {wanted !== '' && (
        <div className={styles.found}>
          <SectionBoundary title="検索できませんでした。">
            <Suspense fallback={<Spinner size="s" label="検索中" />}>
              <FoundMessages text={wanted} roomId={roomId} isCreator={isCreator} onGo={onGo} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </div>
  );
}
