import { useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Board_opening$key } from '../../../../../__generated__/Board_opening.graphql.ts';
import * as css from './board.css.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { isFiltered, sharedFilters } from '../deskChoices.ts';
import { useDesk } from '../deskModel.ts';
import { columns } from '../stageWords.ts';
import type { ColumnStage } from '../stageWords.ts';

interface BoardProps {
  readonly opening: Board_opening$key;
}

/** The candidates by their stage, each stage a column that scrolls by itself. */
export function Board({ opening: key }: BoardProps): ReactElement {
  const { id: job, candidateCounts } = useFragment(
    graphql`
      fragment Board_opening on JobOpening {
        id
        candidateCounts {
          stages {
            stage
            count
          }
        }
      }
    `,
    key,
  );
  const { address, ticked, acts } = useDesk();
  const { search } = address;
  const dragged = useRef<{ readonly id: string; readonly from: ColumnStage } | null>(null);
  const [over, setOver] = useState<ColumnStage | null>(null);

  const drop = (event: DragEvent, stage: ColumnStage): void => {
    event.preventDefault();
    setOver(null);
    const carried = dragged.current;
    dragged.current = null;
    if (carried === null || carried.from === stage) return;
    // Whoever is ticked goes with all who are.
    acts.put(ticked.has(carried.id) ? ticked.ids : [carried.id], stage);
  };
  const countOf = (stage: ColumnStage): number | null =>
    isFiltered(search) ? null : (candidateCounts?.stages.find((each) => each.stage === stage)?.count ?? 0);
  return (
    <section className={css.board} aria-label="段階ごとの応募者">
      {columns.map((stage) => (
        <BoardColumn
          key={stage}
          stage={stage}
          total={countOf(stage)}
          filters={{ ...sharedFilters(search), job, stages: [stage], unread: null }}
          over={over === stage}
          onCarry={(id) => {
            dragged.current = { id, from: stage };
          }}
          onCarryEnd={() => {
            // Let go of anywhere: whatever is dropped later is something else.
            dragged.current = null;
            setOver(null);
          }}
          onDragOver={(event) => {
            if (dragged.current === null) return;
            event.preventDefault();
            setOver(stage);
          }}
          onDragLeave={() => setOver((now) => (now === stage ? null : now))}
          onDrop={(event) => drop(event, stage)}
        />
      ))}
    </section>
  );
}
