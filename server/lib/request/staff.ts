import type { RequestInfo } from './context.ts';
import type { Services } from './services.ts';

export const staffRoles = ['REVIEWER', 'SUPPORT', 'EDITOR', 'ADMINISTRATOR'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A signed-in staff member, read once per request. */
export interface StaffViewer {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/** The viewer at `/admin/graphql`; members' tokens do not count there. */
export type StaffAsking = { readonly kind: 'nobody' } | StaffViewer;

export interface StaffContext {
  readonly services: Services;
  readonly viewer: StaffAsking;
  readonly request: RequestInfo;
}

/** Administrators may do everything the others may. */
export function hasStaffRole(viewer: StaffAsking, wanted: readonly StaffRole[]): boolean {
  return (
    viewer.kind === 'staff' && viewer.roles.some((role) => role === 'ADMINISTRATOR' || wanted.includes(role))
  );
}

export function isStaffRole(value: string): value is StaffRole {
  return staffRoles.some((role) => role === value);
}
