/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a native select's options hold text alone, and a native list has no chosen item: a listbox of cards that are dragged is neither */
import { useEffect, useId, useRef } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Failure } from '../../../page/Failure.tsx';
import { Status } from '../../../../ui/text/Status.tsx';
import * as css from './board.css.ts';
import { BoardCard } from './BoardCard.tsx';
import { useDesk } from '../deskModel.ts';
import type { CandidateListFilters } from '../lists/candidatesFeed.ts';
import { useRegistered, useRowActs } from '../lists/lists.ts';
import { stages } from '../stageWords.ts';
import type { ColumnStage } from '../stageWords.ts';
import { useCandidateList } from '../lists/useCandidateList.ts';
import { useRowWindow } from '../lists/useRowWindow.ts';

interface BoardColumnProps {
  readonly stage: ColumnStage;
  /** Null under filters: nobody has counted them. */
  readonly total: number | null;
  readonly filters: CandidateListFilters;
  /** Somebody is held over it. */
  readonly over: boolean;
  readonly onCarry: (id: string) => void;
  readonly onCarryEnd: () => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
}

const cardHeight = 92;

export function BoardColumn({
  stage,
  total,
  filters,
  over,
  onCarry,
  onCarryEnd,
  onDragOver,
  onDragLeave,
  onDrop,
}: BoardColumnProps): ReactElement {
  const { address, lists, ticked } = useDesk();
  const list = useCandidateList(filters, true);
  useRegistered(lists, stage, list);
  const acts = useRowActs(lists, stage);
  const scroller = useRef<HTMLDivElement>(null);
  const { box, mounted, show } = useRowWindow(scroller, list.count, cardHeight);
  const { first, last } = mounted;
  useEffect(() => list.reach(first, last), [list, first, last]);
  const id = useId();

  const at = lists.cursor?.list === stage ? lists.cursor.index : null;
  const steps = lists.cursor?.list === stage ? lists.cursor.steps : null;
  const taken = useRef<number | null>(null);
  useEffect(() => {
    if (at !== null && steps !== taken.current) {
      show(at);
      scroller.current?.focus({ preventScroll: true });
      scroller.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    taken.current = steps;
  });

  const { word, shape, tone } = stages[stage];
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  return (
    <section
      className={cx(css.column, over && css.over)}
      aria-labelledby={`${id}-title`}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <h3 id={`${id}-title`} className={css.columnHead}>
        <Status shape={shape} tone={tone}>
          {word}
        </Status>
        <span className={css.count}>{total ?? `${list.count}${list.tail === 'end' ? '' : '+'}`}</span>
      </h3>
      <div
        ref={scroller}
        role={list.count > 0 ? 'listbox' : 'group'}
        data-candidates=""
        aria-labelledby={`${id}-title`}
        aria-multiselectable={list.count > 0 ? true : undefined}
        aria-activedescendant={at !== null && at >= first && at <= last ? `${id}-${at}` : undefined}
        tabIndex={0}
        className={css.cards}
        onFocus={(event) => {
          if (event.target === event.currentTarget && at === null) lists.goTo(stage, first);
        }}
      >
        <div ref={box} role="presentation" className={css.box} style={{ height: list.count * cardHeight }}>
          {rows.map((index) => {
            const item = list.at(index);
            return (
              <div
                key={item?.id ?? index}
                role="presentation"
                className={css.place}
                style={{ top: index * cardHeight }}
              >
                {item?.node == null ? (
                  <div className={css.waiting} />
                ) : (
                  <BoardCard
                    candidate={item.node}
                    index={index}
                    total={list.count}
                    elementId={`${id}-${index}`}
                    current={at === index}
                    open={address.search.candidate === item.id}
                    ticked={ticked.has(item.id)}
                    acts={acts}
                    onDragStart={onCarry}
                    onDragEnd={onCarryEnd}
                  />
                )}
              </div>
            );
          })}
        </div>
        {list.tail === 'failed' && (
          <Failure title="読み込めませんでした。" headingLevel="h3" error={list.error} retry={list.retry} />
        )}
        {list.tail === 'end' && list.count === 0 && <p className={css.nobody}>応募者はいません</p>}
      </div>
    </section>
  );
}
