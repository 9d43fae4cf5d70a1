import * as v from 'valibot';
import type { Context } from '../../lib/context.ts';
import { DomainError } from '../../lib/errors.ts';
import { handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import { listen, mapPayloads } from '../../lib/pubsub/listen.ts';
import type { EventResult } from '../../lib/pubsub/listen.ts';
import type { Services } from '../../lib/services.ts';
import { viewerAgain } from '../accounts/sessions/authenticate.ts';
import { noticeAdded } from '../notices/notices.ts';

const topicOf = (userId: string): string => `notices.${userId}`;
const published = v.object({ noticeId: v.nullable(v.string()) });

/** A notice of the viewer's, or null where only what is read has changed. */
export interface NoticeEvent {
  readonly noticeId: string | null;
}

/** The viewer's other pages and devices forget the mark too. Whoever misses it sees it with their next answer. */
export function publishRead({ pubsub, log }: Pick<Services, 'log' | 'pubsub'>, userId: string): void {
  pubsub
    .publish(topicOf(userId), JSON.stringify({ noticeId: null }))
    .catch((error: unknown) => log.debug({ err: error }, 'what was read was not told to other pages'));
}

export async function noticeEvents(context: Context): Promise<AsyncIterableIterator<NoticeEvent>> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  return mapPayloads(
    await listen(services.pubsub, topicOf(viewer.userId)),
    async (payload): Promise<EventResult<NoticeEvent>> => {
      const now = await viewerAgain(services, viewer);
      if (!now) return 'END';
      context.viewer = now;
      return { event: v.parse(published, JSON.parse(payload)) };
    },
  );
}

export function noticeEffects({ pubsub }: Pick<Services, 'pubsub'>): EffectHandlers {
  return handle(noticeAdded, ({ userId, noticeId }) =>
    pubsub.publish(topicOf(userId), JSON.stringify({ noticeId })),
  );
}
