import { fetchQuery, graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { unreadRoomsQuery } from '../../../../__generated__/unreadRoomsQuery.graphql.ts';
import { watchRooms } from './roomNews.ts';

/**
 * Tells how many rooms wait to be read, whenever that may have changed. The server counts: what happens while it is asked is asked once
 * more. A question that fails is asked again with the next thing that happens.
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
