import type { Services } from '../../lib/services.ts';

/** Where a reader's open pages hear of their notices. */
export const noticesTopic = (userId: string): string => `notices.${userId}`;

/** The reader's other pages and devices forget the mark too. Whoever misses it sees it with their next answer. */
export function publishRead({ pubsub, log }: Pick<Services, 'log' | 'pubsub'>, userId: string): void {
  pubsub
    .publish(noticesTopic(userId), JSON.stringify({ noticeId: null }))
    .catch((error: unknown) => log.debug({ err: error }, 'what was read was not told to other pages'));
}
