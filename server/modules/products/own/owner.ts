import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { withProfile } from '../../creators/registration/registration.ts';
import { workKey } from '../works/workKey.ts';

/** The viewer, who must be a creator with a profile. */
export function creatorId({ viewer }: Context): string {
  const id = viewerId(viewer);
  const hasProfile = viewer.kind === 'user' && withProfile.some((step) => step === viewer.registrationStep);
  if (id === null || !hasProfile || !hasRole(viewer, 'CREATOR_USER'))
    throw new DomainError(
      'ForbiddenError',
      '先に、プロフィールを登録してください。作品はそのあとで追加できます。',
    );
  return id;
}

/** Somebody else's, a deleted and an invalid id answer alike. */
export function productNotFound(): DomainError {
  return new DomainError('ProductNotFoundError', '作品が見つかりません。');
}

export function productKey(globalId: string): string {
  const id = workKey(globalId);
  if (id === undefined) throw productNotFound();
  return id;
}
