import { memo } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { Avatar } from '../../../../ui/pictures/Avatar.tsx';
import { WorkThumb } from './WorkThumb.tsx';
import { UnreadDot } from '../../../../ui/text/Unread.tsx';
import type { CandidateNode } from './candidatesFeed.ts';
import type { RowActs } from './CandidateRow.tsx';
import { openingKind } from '../openings/openingWords.ts';
import type { OpeningKind } from '../openings/openingWords.ts';
import * as css from '../phone.css.ts';
import { ReplyDeadline } from './ReplyDeadline.tsx';
import { StageMark } from '../StageMark.tsx';
import { isOver } from '../stageWords.ts';
import { useFitWords } from './useFitWords.ts';
import { useListedCandidate } from './useListedCandidate.ts';

interface CandidateCardProps {
  readonly candidate: CandidateNode;
  readonly index: number;
  readonly kind: OpeningKind;
  readonly acts: RowActs;
}

/** A candidate on a phone: two lines and the works. Of one height whoever it is, since the list knows where each stands by its number. */
export const CandidateCard = memo(function CandidateCard({
  candidate: key,
  index,
  kind,
  acts,
}: CandidateCardProps): ReactElement {
  const candidate = useListedCandidate(key);
  const { id, stage, isRead, firstRepliedAt, person, works } = candidate;
  const { name } = person;
  const fit = useFitWords(key);
  const hoped = candidate.hoped(kind);
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    acts.open(index, id);
  };
  return (
    <a href={acts.hrefOf(id)} data-candidate={id} className={css.card} onClick={press}>
      <Avatar name={name} src={person.picture} size={48} className={css.face} />
      <h3 className={css.name}>
        {name}
        {!isRead && <UnreadDot />}
      </h3>
      <span className={css.reply}>
        {firstRepliedAt == null && !isOver(stage) && '返信 '}
        <ReplyDeadline stage={stage} replyBy={candidate.replyBy} firstRepliedAt={firstRepliedAt} />
      </span>
      <span className={css.trade}>
        {fit ??
          [hoped === '—' ? '' : `${openingKind[kind].hoped} ${hoped}(税抜)`, candidate.trade]
            .filter((words) => words !== '')
            .join('　')}
      </span>
      <span className={css.stage}>
        <StageMark stage={stage} isRead={isRead} />
      </span>
      {works.length > 0 ? (
        <span className={css.works}>
          {works.map((work) => (
            <span key={work.id} className={css.work}>
              <WorkThumb work={work} sizes="25vw" />
            </span>
          ))}
        </span>
      ) : (
        <span className={css.message}>{candidate.message}</span>
      )}
    </a>
  );
});
