import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { VList } from 'virtua';
import type { VListHandle } from 'virtua';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../../ui/feedback/Spinner.tsx';
import { useKeptFocus } from '../../../../ui/overlays/useKeptFocus.ts';
import { MessageRow } from './MessageRow.tsx';
import type { RowActs } from './MessageRow.tsx';
import * as styles from './list.css.ts';
import type { RoomView } from '../session/roomSession.ts';
import type { PartedList } from './partedList.ts';
import type { RoomRow } from './rows.ts';

interface MessageListProps {
  readonly rows: PartedList<RoomRow>;
  readonly userId: string;
  readonly ownName: string;
  readonly isCreator: boolean;
  readonly readUpTo: number;
  readonly canWrite: boolean;
  readonly hasOlder: boolean;
  /** False: newer messages exist beyond these. */
  readonly isNewest: boolean;
  readonly goal: RoomView['goal'];
  readonly isLoadingOlder: boolean;
  readonly onNearTop: () => void;
  readonly onNearBottom: () => void;
  readonly onToNewest: () => void;
  readonly onNewestSeen: () => void;
  /** What is unsent and goes only when it is said so, by client id. */
  readonly asks: ReadonlySet<string>;
  /** The files of what is unsent, by client id. */
  readonly files: ReadonlyMap<string, File>;
  readonly acts: RowActs;
}

interface Begin {
  readonly firstKey: string | undefined;
  /** The rows that came with an older page: with these alone the list keeps its distance from the end. */
  readonly grownTo: PartedList<RoomRow> | null;
}

/** Pixels from the end within which the newest counts as seen. */
const nearEnd = 80;
/** So long after it opened a list keeps to its end while its rows are being measured, unless its reader moves it. */
const holdMs = 5000;
const moves = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;

/**
 * The messages, oldest first. Older pages are added above without a jump; new messages scroll into view only
 * for a reader at the end, what one sends oneself always.
 */
export function MessageList({
  rows,
  onNearTop,
  onNearBottom,
  onToNewest,
  onNewestSeen,
  isNewest,
  goal,
  hasOlder,
  isLoadingOlder,
  acts,
  ...rest
}: MessageListProps): ReactElement {
  const list = useRef<VListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const lastKey = rows.at(-1)?.key;
  const firstKey = rows.at(0)?.key;
  const [begin, setBegin] = useState<Begin>({ firstKey, grownTo: null });
  if (begin.firstKey !== firstKey) setBegin({ firstKey, grownTo: rows });
  const wasAtEnd = useRef(false);
  const heldUntil = useRef(0);
  const turn = useRef(0);
  const isPlaced = useRef(false);
  const lastUnsent = useRef<string | undefined>(undefined);

  const scrolled = (offset: number): void => {
    const handle = list.current;
    // Before it is measured there is nothing to check.
    if (handle === null || handle.viewportSize === 0) return;
    const left = handle.scrollSize - offset - handle.viewportSize;
    const atEnd = isNewest && left < nearEnd;
    if (atEnd || performance.now() > heldUntil.current) wasAtEnd.current = atEnd;
    setAtEnd(atEnd);
    if (offset < 400 && hasOlder && !isLoadingOlder) onNearTop();
    if (left < 400 && !isNewest) onNearBottom();
  };
  const look = useEffectEvent((): void => scrolled(list.current?.scrollOffset ?? 0));

  useLayoutEffect(() => {
    const wanted = goal === null || goal.turn === turn.current ? -1 : indexOf(rows, goal.sequence);
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    const last = rows.at(-1);
    const isUnsent = last?.kind === 'unsent' || last?.kind === 'unsentFiles';
    const isJustWritten = isUnsent && last.key !== lastUnsent.current;
    if (isUnsent) lastUnsent.current = last.key;
    if (wanted >= 0) {
      turn.current = goal?.turn ?? 0;
      heldUntil.current = 0;
      wasAtEnd.current = false;
      list.current?.scrollToIndex(wanted, { align: 'center' });
    } else if (!isPlaced.current && rows.length > 0) {
      wasAtEnd.current = unread <= 0 && isNewest;
      if (wasAtEnd.current) heldUntil.current = performance.now() + holdMs;
      list.current?.scrollToIndex(unread > 0 ? unread : rows.length - 1, {
        align: unread > 0 ? 'start' : 'end',
      });
    } else if ((wasAtEnd.current || isJustWritten) && isNewest) {
      wasAtEnd.current = true;
      list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
    }
    isPlaced.current ||= rows.length > 0;
    // A short list never scrolls, so check once.
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [rows, goal, isNewest]);

  // Stays at the end when rows turn out higher than was thought, the field grows or a keyboard appears.
  const place = useRef<HTMLDivElement>(null);
  // An answered card has nothing to press any more, and at the end there is no way to the end.
  useKeptFocus(place);
  const stayAtEnd = useEffectEvent((): void => {
    if (wasAtEnd.current) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  });
  useEffect(() => {
    const { current: element } = place;
    if (element === null) return undefined;
    let frame = 0;
    const resizes = new ResizeObserver(() => {
      stayAtEnd();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    });
    resizes.observe(element);
    const content = element.querySelector('[role=log]')?.firstElementChild;
    if (content) resizes.observe(content);
    const release = (): void => {
      heldUntil.current = 0;
    };
    for (const move of moves) element.addEventListener(move, release, { passive: true });
    return () => {
      for (const move of moves) element.removeEventListener(move, release);
      cancelAnimationFrame(frame);
      resizes.disconnect();
    };
  }, []);

  const seen = useEffectEvent(onNewestSeen);
  useEffect(() => {
    if (!isAtEnd || lastKey === undefined) return undefined;
    const tell = (): void => {
      if (document.visibilityState === 'visible') seen();
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [lastKey, isAtEnd]);

  const toEnd = (): void => {
    if (isNewest) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
    else onToNewest();
  };

  const rowAt = (_place: unknown, index: number): ReactElement => {
    const row = rows.at(index);
    if (row === undefined) return <></>;
    const turnOfGoal = goal !== null && isAt(row, goal.sequence) ? goal.turn : null;
    return <MessageRow key={row.key} row={row} acts={acts} goal={turnOfGoal} {...rest} />;
  };

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {isLoadingOlder && (
        <div className={styles.older}>
          <Spinner size="s" label="読み込み中" />
        </div>
      )}
      <VList
        ref={list}
        className={styles.list}
        data={{ length: rows.length }}
        shift={begin.grownTo === rows}
        onScroll={scrolled}
        role="log"
        // `announce` reads new messages; rows mounted by scrolling are no news.
        aria-live="off"
        aria-label="メッセージ"
        tabIndex={0}
      >
        {rowAt}
      </VList>
      {!isAtEnd && (
        <Button className={styles.toEnd} size="s" onClick={toEnd}>
          新しいメッセージ ↓
        </Button>
      )}
    </div>
  );
}

function isAt(row: RoomRow, sequence: number): boolean {
  return (
    (row.kind === 'message' && row.message.sequence === sequence) ||
    (row.kind === 'album' && row.messages.some((one) => one.sequence === sequence))
  );
}

function indexOf(rows: PartedList<RoomRow>, sequence: number): number {
  return rows.findIndex((row) => isAt(row, sequence));
}
