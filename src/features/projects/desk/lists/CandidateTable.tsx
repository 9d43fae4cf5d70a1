/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table whose rows are mounted near the screen alone stands on positions, not on `tr` */
import { useEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Failure } from '../../../page/Failure.tsx';
import { useWide } from '../../../../ui/useWide.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { CandidateRow } from './CandidateRow.tsx';
import type { RowActs } from './CandidateRow.tsx';
import { openingKind } from '../openings/openingWords.ts';
import type { OpeningKind } from '../openings/openingWords.ts';
import * as phone from '../phone.css.ts';
import * as css from './table.css.ts';
import type { CandidateList } from './useCandidateList.ts';
import { useRowWindow } from './useRowWindow.ts';

export interface ListedPlace {
  readonly index: number;
  readonly id: string;
}

interface CandidateTableProps {
  readonly list: CandidateList;
  readonly kind: OpeningKind;
  /** They stand in the order of how they fit, and each row says why. */
  readonly byFit: boolean;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly cursor: ListedPlace | null;
  /** Who stands open beside the table. */
  readonly open: string | null;
  readonly isTicked: (id: string) => boolean;
  readonly tickedCount: number;
  readonly onTickAll: (all: boolean) => void;
  readonly acts: RowActs;
  readonly onEnter: () => void;
}

const rowHeight = 44;
const cardHeight = 144;

export function rowId(index: number): string {
  return `candidate-row-${index}`;
}

/** The candidates, mounted near the screen alone. The grid keeps the focus and names the row at which the keyboard stands. */
export function CandidateTable({
  list,
  kind,
  byFit,
  scroller,
  cursor,
  open,
  isTicked,
  tickedCount,
  onTickAll,
  acts,
  onEnter,
}: CandidateTableProps): ReactElement {
  const wide = useWide();
  const { box, mounted, show } = useRowWindow(scroller, list.count, wide ? rowHeight : cardHeight);
  const { first, last } = mounted;
  useEffect(() => list.reach(first, last), [list, first, last]);

  const at = cursor?.index ?? null;
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (at !== null && at !== shown.current) show(at);
    shown.current = at;
  });

  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  const height = list.count * (wide ? rowHeight : cardHeight);
  const tail =
    list.tail === 'failed' ? (
      <Failure
        title={list.count > 0 ? '続きを読み込めませんでした。' : '応募者を読み込めませんでした。'}
        headingLevel="h3"
        error={list.error}
        retry={list.retry}
      />
    ) : null;

  if (!wide) {
    return (
      <div ref={scroller} className={phone.pane}>
        <div ref={box} className={phone.list} style={{ height }}>
          {rows.map((index) => {
            const item = list.at(index);
            return (
              <div key={item?.id ?? index} className={phone.place} style={{ top: index * cardHeight }}>
                {item?.node == null ? (
                  <div className={phone.waiting} />
                ) : (
                  <CandidateCard candidate={item.node} index={index} kind={kind} acts={acts} />
                )}
              </div>
            );
          })}
        </div>
        {tail}
      </div>
    );
  }
  const allTicked = list.count > 0 && tickedCount >= list.count;
  return (
    <div
      ref={scroller}
      role="grid"
      id="candidates"
      data-candidates=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the grid is what has the focus
      tabIndex={0}
      aria-label="応募者"
      aria-rowcount={list.count + 1}
      aria-multiselectable="true"
      aria-activedescendant={at !== null && at >= first && at <= last ? rowId(at) : undefined}
      className={css.pane}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onEnter();
      }}
    >
      <div role="row" aria-rowindex={1} className={cx(css.head, css.columns)} data-sticky="">
        <span role="columnheader" className={css.tickCell}>
          <Checkbox
            aria-label="読み込んだ応募者をすべて選ぶ"
            checked={allTicked}
            indeterminate={tickedCount > 0 && !allTicked}
            onChange={onTickAll}
          />
        </span>
        <span role="columnheader">応募者</span>
        <span role="columnheader" className={css.messageCell}>
          {byFit ? '募集に合う点' : '応募メッセージ'}
        </span>
        <span role="columnheader" className={css.worksCell}>
          作品
        </span>
        <span role="columnheader" className={css.stageCell}>
          段階
        </span>
        <span role="columnheader" className={cx(css.figure, css.enteredCell)}>
          応募
        </span>
        <span role="columnheader" className={css.figure}>
          返信期限
        </span>
        <span role="columnheader" className={cx(css.figure, css.hopedCell)} title="本人の受け取る額">
          {openingKind[kind].hoped}
          <span className={css.taxNote}>(税抜)</span>
        </span>
        <span role="columnheader" className={css.assigneeCell}>
          担当
        </span>
      </div>
      <div ref={box} role="rowgroup" className={css.body} style={{ height }}>
        {rows.map((index) => {
          const item = list.at(index);
          return (
            <div
              key={item?.id ?? index}
              role="presentation"
              className={css.place}
              style={{ top: index * rowHeight }}
            >
              {item?.node == null ? (
                <div role="row" aria-rowindex={index + 2} className={cx(css.row, css.waiting)}>
                  <span role="gridcell" aria-label="読み込み中" />
                </div>
              ) : (
                <CandidateRow
                  candidate={item.node}
                  index={index}
                  elementId={rowId(index)}
                  kind={kind}
                  current={at === index}
                  open={open === item.id}
                  ticked={isTicked(item.id)}
                  acts={acts}
                />
              )}
            </div>
          );
        })}
      </div>
      {tail}
    </div>
  );
}
