export const roles = ['CREATOR_USER', 'CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'] as const;
export type Role = (typeof roles)[number];

export const companyRoles = ['CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'] as const;
export type CompanyRole = (typeof companyRoles)[number];

export const registrationSteps = [
  'EMAIL_VERIFICATION',
  'PASSWORD',
  'PROFILE',
  'ENGAGEMENT_TYPE',
  'JOB_PROFILE',
  'COMPLETED',
] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

export const contentVisibilities = ['ALL', 'ONLY_PUBLIC', 'TEMPORARILY_ALL'] as const;
export type ContentVisibility = (typeof contentVisibilities)[number];

export interface UserViewer {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  readonly companyId: string | null;
  /** Lower case; creators hide from their employer's domain. */
  readonly emailDomain: string;
  readonly registrationStep: RegistrationStep;
  readonly contentVisibility: ContentVisibility;
}

/** Who asks, with everything permissions depend on; read once per request. */
export type Viewer =
  | { readonly kind: 'guest' }
  /** Holds a refresh token, which can only be exchanged. */
  | { readonly kind: 'refresh'; readonly refreshToken: string }
  | UserViewer;

export const guest: Viewer = { kind: 'guest' };

export function hasRole(viewer: Viewer, ...wanted: readonly Role[]): boolean {
  return viewer.kind === 'user' && viewer.roles.some((role) => wanted.includes(role));
}

/** Null for a guest, which equals no owner. */
export function viewerId(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.userId : null;
}

/** Whether the viewer sees what is for members only. */
export function seesMemberContent(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.contentVisibility !== 'ONLY_PUBLIC';
}

/** Whether the viewer belongs to the company, in any role. */
export function actsFor(viewer: Viewer, companyId: string): boolean {
  return viewer.kind === 'user' && viewer.companyId === companyId;
}
