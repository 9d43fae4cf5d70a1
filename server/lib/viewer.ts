export const roles = ['CREATOR_USER', 'CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'] as const;
export type Role = (typeof roles)[number];

/** Who asks. Everything a permission rests on, read once per request. */
export type Viewer =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly roles: readonly Role[];
      readonly companyId: string | null;
    };

export const guest: Viewer = { kind: 'guest' };

export function hasRole(viewer: Viewer, ...wanted: readonly Role[]): boolean {
  return viewer.kind === 'user' && viewer.roles.some((role) => wanted.includes(role));
}

/** The viewer's user id, for comparing with an owner; null for a guest, which equals no owner. */
export function viewerId(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.userId : null;
}
