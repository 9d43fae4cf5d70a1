import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { WindowList } from './windowList.ts';
import type { Rows, WindowListPlace } from './windowList.ts';
import * as css from './WindowRows.css.ts';

interface WindowRowsProps<R> {
  /** When the list grows, rows already in it stay the same. */
  readonly rows: readonly R[];
  /** Rows of one kind have similar heights. */
  readonly kindOf: (row: R) => string;
  /** The index of a row's first item: finds the reader's place again when rows are laid out anew. */
  readonly fromOf: (row: R) => number;
  /** A kind's height before one was measured. */
  readonly guess: (kind: string) => number;
  readonly renderRow: (row: R, index: number) => ReactNode;
  /** The rows on the screen, when they change. */
  readonly onReach: (rows: Rows) => void;
  /** The rows are measured and visible. */
  readonly onStand?: (() => void) | undefined;
  /** The place to return to. */
  readonly place: WindowListPlace | null;
  readonly onLeave: (place: WindowListPlace) => void;
  /** Rendered below the rows; `near`: the last row is mounted. */
  readonly renderBelow: (near: boolean) => ReactNode;
}

/** A list scrolled by the window. Mounts the rows near the screen, and the first one for the keyboard. */
export function WindowRows<R>({
  rows,
  kindOf,
  fromOf,
  guess,
  renderRow,
  onReach,
  onStand,
  place,
  onLeave,
  renderBelow,
}: WindowRowsProps<R>): ReactElement {
  const [list] = useState(() => new WindowList(rows.map(kindOf), guess, place));
  const [{ mounted, starts, height, isKept }, setView] = useState(list.view);
  const box = useRef<HTMLDivElement>(null);
  // Rows become visible once measured, two frames later: nobody sees a guess corrected.
  const [standing, setStanding] = useState(place !== null || typeof ResizeObserver !== 'function');
  const some = rows.length > 0;
  useLayoutEffect(() => {
    if (standing || !some) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStanding(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [standing, some]);
  const stood = useEffectEvent(() => onStand?.());
  useLayoutEffect(() => {
    if (standing && some) stood();
  }, [standing, some]);

  /** The first item on the screen, and of which rows. */
  const shown = useRef<{ readonly rows: readonly R[]; readonly from: number }>({ rows, from: 0 });
  const remember = (first: number): void => {
    const row = rows[first];
    shown.current = { rows, from: row === undefined ? 0 : fromOf(row) };
  };
  const reached = useEffectEvent((reach: Rows) => {
    remember(reach.first);
    onReach(reach);
  });
  const left = useEffectEvent((): void => onLeave(list.place));
  const changed = useEffectEvent((now: readonly R[]) => {
    list.setKinds(now.map(kindOf));
    const { rows: before, from } = shown.current;
    const end = before.length - 1;
    if (now.length <= end || now[end] !== before[end]) {
      list.goTo(now.findLastIndex((row) => fromOf(row) <= from));
    }
    list.look();
    remember(list.firstShown);
  });

  useLayoutEffect(() => {
    const detach = box.current === null ? undefined : list.attach(box.current, reached);
    const stop = list.subscribe((sync) => {
      if (sync) flushSync(() => setView(list.view()));
      else setView(list.view());
    });
    // Before others save what was left: capture on the window comes first.
    window.addEventListener('pagehide', left, { capture: true });
    document.addEventListener('visibilitychange', left, { capture: true });
    return () => {
      window.removeEventListener('pagehide', left, { capture: true });
      document.removeEventListener('visibilitychange', left, { capture: true });
      left();
      stop();
      detach?.();
    };
  }, [list]);
  useLayoutEffect(() => changed(rows), [rows]);

  const stand = (index: number, top: number) => {
    const row = rows[index];
    if (row === undefined) return null;
    return (
      <StandingRow
        key={index}
        list={list}
        index={index}
        row={row}
        top={top}
        isKept={isKept}
        renderRow={renderRow}
      />
    );
  };
  return (
    <>
      <div
        ref={box}
        className={css.rows}
        {...(some && { style: { height, visibility: standing ? undefined : 'hidden' } })}
      >
        {stand(0, 0)}
        {starts.map((start, at) => (mounted.first + at === 0 ? null : stand(mounted.first + at, start)))}
      </div>
      {renderBelow(mounted.last >= rows.length - 1)}
    </>
  );
}

interface StandingRowProps<R> {
  readonly list: WindowList;
  readonly index: number;
  readonly row: R;
  readonly top: number;
  readonly isKept: boolean;
  readonly renderRow: (row: R, index: number) => ReactNode;
}

/** The compiler memoises its content by row and `renderRow`. */
function StandingRow<R>({ list, index, row, top, isKept, renderRow }: StandingRowProps<R>): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const [minHeight] = useState(() => list.heightOf(index));
  useLayoutEffect(
    () => (element.current === null ? undefined : list.watch(element.current, index)),
    [list, index],
  );
  return (
    <div ref={element} className={css.row} style={isKept ? { top, minHeight } : { top }}>
      {renderRow(row, index)}
    </div>
  );
}
