import type { Services } from '../../lib/request/services.ts';

/** The topic of a reader's open pages. */
export const noticesTopic = (userId: string): string => `notices.${userId}`;

/**
 * Clears the mark on the reader's other pages and devices. A page that misses this sees it with its next
 * answer.
 */
export function publishRead({ pubsub, log }: Pick<Services, 'log' | 'pubsub'>, userId: string): void {
  pubsub
    .publish(noticesTopic(userId), JSON.stringify({ noticeId: null }))
    .catch((error: unknown) => log.debug({ err: error }, 'what was read was not told to other pages'));
}
