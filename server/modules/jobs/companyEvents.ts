import type { Context } from '../../lib/context.ts';
import { DomainError } from '../../lib/errors.ts';
import { companyRoles, hasRole } from '../../lib/viewer.ts';
import { viewerAgain } from '../accounts/authenticate.ts';
import { heard, listen } from '../chat/listen.ts';
import type { Heard } from '../chat/listen.ts';

/**
 * What happens in the viewer's company from now on, for as long as they act for it. `read` gets a context of its own for each event: what
 * was read for the one before is over.
 */
export async function companyEvents<Event>(
  context: Context,
  topicOf: (companyId: string) => string,
  read: (context: Context, payload: string) => Promise<Heard<Event>>,
): Promise<AsyncIterableIterator<Event>> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user' || viewer.companyId === null)
    throw new DomainError('ForbiddenError', 'この操作はできません。');
  const { companyId } = viewer;
  return heard(await listen(services.pubsub, topicOf(companyId)), async (payload) => {
    const now = await viewerAgain(services, viewer);
    if (now?.companyId !== companyId || !hasRole(now, ...companyRoles)) return 'END';
    // What is answered of the event is answered to them as they are now.
    context.viewer = now;
    return read({ ...context }, payload);
  });
}
