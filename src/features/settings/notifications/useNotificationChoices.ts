import { useRef, useState } from 'react';
import type {
  updateNotificationPreferenceMutation,
  UpdateNotificationPreferenceInput,
} from '../../../../__generated__/updateNotificationPreferenceMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { updateNotificationPreference } from './updateNotificationPreference.ts';

export type NotificationChoice = UpdateNotificationPreferenceInput;

/**
 * Shows choices at once and sends them one at a time: each answer has the whole list, and an older one must
 * not overwrite a newer. Only the last choice for a kind is sent. A refused choice goes back.
 */
export function useNotificationChoices(): {
  readonly chosen: ReadonlyMap<string, NotificationChoice>;
  readonly choose: (choice: NotificationChoice) => void;
} {
  const commit = useCommit<updateNotificationPreferenceMutation>(updateNotificationPreference);
  const [chosen, setChosen] = useState<ReadonlyMap<string, NotificationChoice>>(new Map());
  const waiting = useRef(new Map<string, NotificationChoice>());
  const sending = useRef(false);

  const send = async (choice: NotificationChoice): Promise<void> => {
    let words: string | null = null;
    try {
      const { updateNotificationPreference: answer } = await commit({ input: choice });
      const [refusal] = answer.errors;
      if (refusal !== undefined) words = withTime(refusal);
    } catch (error) {
      words = failureWords(error);
    }
    if (words !== null) toast.error(words, { id: 'notification-preference' });
    // Chosen again meanwhile: keep showing the new choice.
    if (waiting.current.has(choice.kind)) return;
    setChosen((known) => new Map([...known].filter(([kind]) => kind !== choice.kind)));
  };
  const sendAll = async (): Promise<void> => {
    sending.current = true;
    for (const [kind, choice] of waiting.current) {
      // Choices made meanwhile are appended, and the loop reaches them.
      waiting.current.delete(kind);
      await send(choice);
    }
    sending.current = false;
  };
  const choose = (choice: NotificationChoice): void => {
    setChosen((known) => new Map([...known, [choice.kind, choice]]));
    waiting.current.delete(choice.kind);
    waiting.current.set(choice.kind, choice);
    if (!sending.current) void sendAll();
  };
  return { chosen, choose };
}
