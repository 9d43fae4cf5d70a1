import type { ReactElement } from 'react';
import { Deadline } from '../../../../ui/text/Deadline.tsx';
import { isOver } from '../stageWords.ts';
import type { EntryStage } from '../stageWords.ts';

interface ReplyDeadlineProps {
  readonly stage: EntryStage;
  readonly replyBy: string;
  readonly firstRepliedAt: string | null | undefined;
}

/** あと1日 in 朱, 返信済み once they had an answer. */
export function ReplyDeadline({ stage, replyBy, firstRepliedAt }: ReplyDeadlineProps): ReactElement {
  if (firstRepliedAt != null) return <>返信済み</>;
  if (isOver(stage)) return <>—</>;
  return <Deadline date={replyBy} />;
}
