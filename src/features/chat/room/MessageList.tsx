import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { VList } from 'virtua';
import type { VListHandle } from 'virtua';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { MessageRow } from './MessageRow.tsx';
import type { RowActs } from './MessageRow.tsx';
import * as styles from './list.css.ts';
import type { RoomRow } from './rows.ts';

interface MessageListProps {
  readonly rows: readonly RoomRow[];
  readonly userId: string;
  readonly isCreator: boolean;
  readonly readUpTo: number;
  readonly canWrite: boolean;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onNearTop: () => void;
  /** The newest is in sight. */
  readonly onNewestSeen: () => void;
  readonly acts: RowActs;
}

/** Within so many pixels of the end, one reads the newest. */
const nearEnd = 80;

/** What is said, oldest at the top. Older pages come above without a jump, and what is new stays in sight only for whoever is at the end. */
export function MessageList({
  rows,
  onNearTop,
  onNewestSeen,
  hasOlder,
  isLoadingOlder,
  acts,
  ...rest
}: MessageListProps): ReactElement {
  const list = useRef<VListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isShifting, setShifting] = useState(false);
  const lastKey = rows.at(-1)?.key;
  const firstKey = rows[0]?.key;
  const [before, setBefore] = useState(firstKey);
  if (before !== firstKey) {
    setBefore(firstKey);
    setShifting(true);
  }
  const wasAtEnd = useRef(true);
  const isPlaced = useRef(false);

  useLayoutEffect(() => {
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    if (!isPlaced.current && rows.length > 0) {
      isPlaced.current = true;
      list.current?.scrollToIndex(unread > 0 ? unread : rows.length - 1, {
        align: unread > 0 ? 'start' : 'end',
      });
    } else if (wasAtEnd.current) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [rows]);

  const seen = useEffectEvent(onNewestSeen);
  useEffect(() => {
    if (!isAtEnd || lastKey === undefined) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') seen();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [lastKey, isAtEnd]);

  const scrolled = (offset: number): void => {
    const handle = list.current;
    if (handle === null) return;
    const atEnd = handle.scrollSize - offset - handle.viewportSize < nearEnd;
    wasAtEnd.current = atEnd;
    setAtEnd(atEnd);
    if (offset < 400 && hasOlder && !isLoadingOlder) onNearTop();
  };
  const toEnd = (): void => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  const jump = (sequence: number): void => {
    const index = rows.findIndex(
      (row) =>
        (row.kind === 'message' && row.message.sequence === sequence) ||
        (row.kind === 'album' && row.messages.some((one) => one.sequence === sequence)),
    );
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'center', smooth: true });
  };

  return (
    <div className={styles.place}>
      {isLoadingOlder && (
        <div className={styles.older}>
          <Spinner size="s" label="読み込み中" />
        </div>
      )}
      <VList
        ref={list}
        className={styles.list}
        shift={isShifting}
        onScroll={scrolled}
        onScrollEnd={() => setShifting(false)}
        role="log"
        aria-label="メッセージ"
        tabIndex={0}
      >
        {rows.map((row) => (
          <MessageRow key={row.key} row={row} acts={{ ...acts, jump }} {...rest} />
        ))}
      </VList>
      {!isAtEnd && (
        <Button className={styles.toEnd} size="s" onClick={toEnd}>
          新しいメッセージ ↓
        </Button>
      )}
    </div>
  );
}
