import type { Context } from '../../../lib/request/context.ts';
import { seesMemberContent, viewerId } from '../../../lib/request/viewer.ts';
import { scopeOf } from '../../viewer/visibility.ts';

const validMs = 15 * 60_000;

/** One's own alone. */
export function hostedKey({ services, viewer }: Context, userId: string): string | null {
  if (!services.hosted || viewerId(viewer) !== userId) return null;
  const looking = { scope: scopeOf(viewer), isMember: seesMemberContent(viewer) };
  return services.hosted.viewerKey(looking, userId, new Date(services.clock.now().getTime() + validMs));
}
