import type { ReactElement } from 'react';
import { Status } from '../../../ui/text/Status.tsx';
import { stages } from './stageWords.ts';
import type { EntryStage } from './stageWords.ts';

interface StageMarkProps {
  readonly stage: EntryStage;
  readonly isRead: boolean;
}

/** ◐ 書類; ● 未読 for whom nobody has looked at. */
export function StageMark({ stage, isRead }: StageMarkProps): ReactElement {
  if (stage === 'NEW' && !isRead) {
    return (
      <Status shape="filled" tone="creator">
        未読
      </Status>
    );
  }
  const { word, shape, tone } = stages[stage];
  return (
    <Status shape={shape} tone={tone}>
      {word}
    </Status>
  );
}
