/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table whose rows are mounted near the screen alone stands on positions, not on `tr` */
import { memo } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { Avatar } from '../../../../ui/pictures/Avatar.tsx';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { cx } from '../../../../ui/cx.ts';
import { formatDate, isoDay } from '../../../../ui/text/formatDate.ts';
import { WorkThumb } from './WorkThumb.tsx';
import * as css from './table.css.ts';
import type { CandidateNode } from './candidatesFeed.ts';
import type { OpeningKind } from '../openings/openingWords.ts';
import { ReplyDeadline } from './ReplyDeadline.tsx';
import { StageMark } from '../StageMark.tsx';
import { useFitWords } from './useFitWords.ts';
import { useListedCandidate } from './useListedCandidate.ts';

/** What every kind of row can ask of the table it stands in. The same object for as long as the table. */
export interface RowActs {
  readonly open: (index: number, id: string) => void;
  readonly tick: (index: number, id: string, range: boolean) => void;
  readonly hrefOf: (id: string) => string;
}

export interface CandidateRowProps {
  readonly candidate: CandidateNode;
  readonly index: number;
  readonly elementId: string;
  readonly kind: OpeningKind;
  /** The keyboard stands at it. */
  readonly current: boolean;
  /** It stands open beside the table. */
  readonly open: boolean;
  readonly ticked: boolean;
  readonly acts: RowActs;
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0] ?? '';
}

export const CandidateRow = memo(function CandidateRow({
  candidate: key,
  index,
  elementId,
  kind,
  current,
  open,
  ticked,
  acts,
}: CandidateRowProps): ReactElement {
  const candidate = useListedCandidate(key);
  const { id, stage, isRead, person, assignee } = candidate;
  const { name } = person;
  const fit = useFitWords(key);
  const past = stage === 'DECLINED' || stage === 'WITHDRAWN';
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('label') !== null) return;
    event.preventDefault();
    if (event.shiftKey) acts.tick(index, id, true);
    else acts.open(index, id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and the keys; it names this row as the active one
    <div
      id={elementId}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={ticked}
      data-candidate={id}
      data-open={open ? '' : undefined}
      data-current={current ? '' : undefined}
      className={cx(css.row, css.columns, past && css.past)}
      onClick={press}
    >
      <span role="gridcell" className={css.tickCell}>
        <Checkbox
          aria-label={`${name}を選ぶ`}
          checked={ticked}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            acts.tick(index, id, event.shiftKey);
          }}
          onChange={() => undefined}
        />
      </span>
      <span role="rowheader" className={css.nameCell}>
        <Avatar name={name} src={person.picture} size={28} />
        <a href={acts.hrefOf(id)} tabIndex={-1} className={cx(css.name, !isRead && css.unread)}>
          {name}
        </a>
        <span className={css.trade}>{candidate.trade}</span>
      </span>
      <span role="gridcell" className={css.messageCell}>
        {fit ?? firstLine(candidate.message)}
      </span>
      <span role="gridcell" className={css.worksCell}>
        {candidate.works.slice(0, 3).map((work) => (
          <span key={work.id} className={css.thumb}>
            <WorkThumb work={work} sizes="40px" edge={false} />
          </span>
        ))}
      </span>
      <span role="gridcell" className={css.stageCell}>
        <StageMark stage={stage} isRead={isRead} />
      </span>
      <span role="gridcell" className={cx(css.figure, css.enteredCell)}>
        <time dateTime={isoDay(candidate.enteredAt)}>
          {formatDate(candidate.enteredAt, { weekday: false, year: 'auto' })}
        </time>
      </span>
      <span role="gridcell" className={css.figure}>
        <ReplyDeadline stage={stage} replyBy={candidate.replyBy} firstRepliedAt={candidate.firstRepliedAt} />
      </span>
      <span role="gridcell" className={cx(css.figure, css.hopedCell)}>
        {candidate.hoped(kind)}
      </span>
      <span role="gridcell" className={css.assigneeCell}>
        {assignee === null ? (
          <span className={css.none}>—</span>
        ) : (
          <Avatar name={assignee.name} src={assignee.picture} size={24} label={`担当 ${assignee.name}`} />
        )}
      </span>
    </div>
  );
});
