import { DomainError } from '../../lib/errors.ts';
import { seesMemberContent } from '../../lib/viewer.ts';
import type { Viewer } from '../../lib/viewer.ts';
import type { ViewerScope } from './visibilitySql.ts';

/**
 * Who must not see whom is asked of the database by `notHiddenFrom` (visibilitySql.ts) with this scope; a guest has none, and runs
 * statements without the question. What is for members alone is the other question, `seesMemberContent(viewer)`.
 */
export function scopeOf(viewer: Viewer): ViewerScope | undefined {
  if (viewer.kind !== 'user') return undefined;
  return { viewerId: viewer.userId, companyId: viewer.companyId, emailDomain: viewer.emailDomain };
}

/** The scope of what only members may ask for: a field that has `memberContent` among its scopes lets nobody else in. */
export function memberScope(viewer: Viewer): ViewerScope {
  const scope = seesMemberContent(viewer) ? scopeOf(viewer) : undefined;
  if (!scope) throw new DomainError('ForbiddenError', 'この操作はできません。');
  return scope;
}
