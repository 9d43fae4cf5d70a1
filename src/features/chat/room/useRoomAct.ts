import { useRelayEnvironment } from 'react-relay/hooks';
import { failureWords } from '../../../lib/failureWords.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { lookAtRooms } from '../rooms/roomNews.ts';
import type * as roomActs from './roomActs.ts';

type RoomAct = (words: string, run: (acts: typeof roomActs) => Promise<object>) => Promise<void>;

/** Does something to a room by code that is loaded for it, and says how it went. */
export function useRoomAct(): RoomAct {
  const environment = useRelayEnvironment();
  return async (words, run) => {
    try {
      const [refusal] = mutationErrors(await run(await import('./roomActs.ts')));
      if (refusal === undefined) {
        toast.success(words);
        lookAtRooms(environment);
      } else toast.error(refusal.message);
    } catch (error) {
      toast.error(failureWords(error));
    }
  };
}
