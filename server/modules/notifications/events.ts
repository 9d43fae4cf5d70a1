import * as v from 'valibot';
import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import type { EventStream } from '../../lib/pubsub/eventStream.ts';
import { listen } from '../../lib/pubsub/listen.ts';
import type { EventResult } from '../../lib/pubsub/listen.ts';
import type { Services } from '../../lib/request/services.ts';
import { viewerAgain } from '../accounts/sessions/authenticate.ts';
import { noticesTopic } from '../notices/events.ts';
import { noticeAdded } from '../notices/notices.ts';

const published = v.object({ noticeId: v.nullable(v.string()) });

/** Null: only read marks changed. */
export interface NoticeEvent {
  readonly noticeId: string | null;
}

export async function noticeEvents(context: Context): Promise<EventStream<NoticeEvent>> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  return listen(
    services.pubsub,
    noticesTopic(viewer.userId),
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
    pubsub.publish(noticesTopic(userId), JSON.stringify({ noticeId })),
  );
}
