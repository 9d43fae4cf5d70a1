import { DomainError } from '../../lib/request/errors.ts';
import { seesMemberContent } from '../../lib/request/viewer.ts';
import type { Viewer } from '../../lib/request/viewer.ts';
import type { ViewerScope } from './visibilitySql.ts';

/**
 * For `notHiddenFrom` (visibilitySql.ts), which asks the database who is hidden from this viewer. Guests have
 * no scope and use statements without that condition. Content for members only is a separate question:
 * `seesMemberContent(viewer)`.
 */
export function scopeOf(viewer: Viewer): ViewerScope | undefined {
  if (viewer.kind !== 'user') return undefined;
  return { viewerId: viewer.userId, companyId: viewer.companyId, emailDomain: viewer.emailDomain };
}

/** The scope for fields with `memberContent` among their auth scopes, which admit only members. */
export function memberScope(viewer: Viewer): ViewerScope {
  const scope = seesMemberContent(viewer) ? scopeOf(viewer) : undefined;
  if (!scope) throw new DomainError('ForbiddenError', 'この操作はできません。');
  return scope;
}
