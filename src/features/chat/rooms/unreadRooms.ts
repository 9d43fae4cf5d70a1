import { fetchQuery, graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { unreadRoomsQuery } from '../../../../__generated__/unreadRoomsQuery.graphql.ts';
import { watchRooms } from './roomNews.ts';

/**
 * Calls back with the number of unread rooms when it may have changed. The server counts; events during a
 * request cause another one, and a failed request is repeated with the next event.
 */
export function watchUnreadRooms(environment: IEnvironment, tell: (count: number) => void): () => void {
  let isOver = false;
  let isAsking = false;
  let isOutdated = false;
  const ask = async (): Promise<void> => {
    const answer = await fetchQuery<unreadRoomsQuery>(
      environment,
      graphql`
        query unreadRoomsQuery {
          me {
            unreadRoomsCount
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (answer?.me != null && !isOver) tell(answer.me.unreadRoomsCount);
  };
  const askInTurn = async (): Promise<void> => {
    isAsking = true;
    isOutdated = false;
    await ask().catch(() => undefined);
    isAsking = false;
    if (isOutdated) await askInTurn();
  };
  const stop = watchRooms(environment, () => {
    isOutdated = true;
    if (!isAsking && !isOver) void askInTurn();
  });
  return () => {
    isOver = true;
    stop();
  };
}
