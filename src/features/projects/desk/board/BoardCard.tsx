/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a native select's options hold text alone, and a native list has no chosen item: a listbox of cards that are dragged is neither */
import { memo } from 'react';
import type { DragEvent, MouseEvent, ReactElement } from 'react';
import { Avatar } from '../../../../ui/pictures/Avatar.tsx';
import { WorkThumb } from '../lists/WorkThumb.tsx';
import { UnreadDot } from '../../../../ui/text/Unread.tsx';
import * as css from './board.css.ts';
import type { RowActs } from '../lists/CandidateRow.tsx';
import type { CandidateNode } from '../lists/candidatesFeed.ts';
import { ReplyDeadline } from '../lists/ReplyDeadline.tsx';
import { useListedCandidate } from '../lists/useListedCandidate.ts';

interface BoardCardProps {
  readonly candidate: CandidateNode;
  readonly index: number;
  readonly total: number;
  readonly elementId: string;
  readonly current: boolean;
  readonly open: boolean;
  readonly ticked: boolean;
  readonly acts: RowActs;
  readonly onDragStart: (id: string) => void;
  readonly onDragEnd: () => void;
}

/** A candidate in a column of the board: dragged by the pointer, moved by the keys of the board. */
export const BoardCard = memo(function BoardCard({
  candidate: key,
  index,
  total,
  elementId,
  current,
  open,
  ticked,
  acts,
  onDragStart,
  onDragEnd,
}: BoardCardProps): ReactElement {
  const candidate = useListedCandidate(key);
  const { id, stage, isRead, person, assignee } = candidate;
  const { name } = person;
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (event.shiftKey) acts.tick(index, id, false);
    else acts.open(index, id);
  };
  const drag = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', name);
    onDragStart(id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the board has the focus and the keys
    <div
      id={elementId}
      role="option"
      aria-selected={ticked}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-candidate={id}
      data-current={current ? '' : undefined}
      data-open={open ? '' : undefined}
      data-ticked={ticked ? '' : undefined}
      className={css.card}
      draggable
      onDragStart={drag}
      onDragEnd={onDragEnd}
      onClick={press}
    >
      <span className={css.person}>
        <Avatar name={name} src={person.picture} size={28} />
        <span className={isRead ? css.name : css.unreadName}>{name}</span>
        {!isRead && <UnreadDot />}
        {assignee !== null && (
          <Avatar
            name={assignee.name}
            src={assignee.picture}
            size={20}
            label={`担当 ${assignee.name}`}
            className={css.assignee}
          />
        )}
      </span>
      <span className={css.under}>
        <span className={css.thumbs}>
          {candidate.works.slice(0, 3).map((work) => (
            <span key={work.id} className={css.thumb}>
              <WorkThumb work={work} sizes="40px" edge={false} />
            </span>
          ))}
        </span>
        <span className={css.date}>
          <ReplyDeadline
            stage={stage}
            replyBy={candidate.replyBy}
            firstRepliedAt={candidate.firstRepliedAt}
          />
        </span>
      </span>
    </div>
  );
});
