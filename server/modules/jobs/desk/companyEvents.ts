import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { companyRoles, hasRole } from '../../../lib/viewer.ts';
import { viewerAgain } from '../../accounts/sessions/authenticate.ts';
import { listen, mapPayloads } from '../../../lib/pubsub/listen.ts';
import type { EventResult } from '../../../lib/pubsub/listen.ts';

/**
 * What happens in the viewer's company from now on, for as long as they act for it. `read` gets a context of its own for each event: what
 * was read for the one before is over.
 */
export async function companyEvents<Event>(
  context: Context,
  topicOf: (companyId: string) => string,
  read: (context: Context, payload: string) => Promise<EventResult<Event>>,
): Promise<AsyncIterableIterator<Event>> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user' || viewer.companyId === null)
    throw new DomainError('ForbiddenError', 'この操作はできません。');
  const { companyId } = viewer;
  return mapPayloads(await listen(services.pubsub, topicOf(companyId)), async (payload) => {
    const now = await viewerAgain(services, viewer);
    if (now?.companyId !== companyId || !hasRole(now, ...companyRoles)) return 'END';
    // What is answered of the event is answered to them as they are now.
    context.viewer = now;
    return read({ ...context }, payload);
  });
}
