import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { companyRoles, hasRole } from '../../../lib/request/viewer.ts';
import { viewerAgain } from '../../accounts/sessions/authenticate.ts';
import type { EventStream } from '../../../lib/pubsub/eventStream.ts';
import { listen } from '../../../lib/pubsub/listen.ts';
import type { EventResult } from '../../../lib/pubsub/listen.ts';

/**
 * Events of the viewer's company as long as they belong to it. Each event gets a fresh context, so nothing is
 * cached from the last one.
 */
export async function companyEvents<Event>(
  context: Context,
  topicOf: (companyId: string) => string,
  read: (context: Context, payload: string) => Promise<EventResult<Event>>,
): Promise<EventStream<Event>> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user' || viewer.companyId === null)
    throw new DomainError('ForbiddenError', 'この操作はできません。');
  const { companyId } = viewer;
  return listen(services.pubsub, topicOf(companyId), async (payload) => {
    const now = await viewerAgain(services, viewer);
    if (now?.companyId !== companyId || !hasRole(now, ...companyRoles)) return 'END';
    // Answered to the viewer as they are now.
    context.viewer = now;
    return read({ ...context }, payload);
  });
}
