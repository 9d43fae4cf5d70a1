const names = {
  CORPORATE_USER: '管理者',
  CORPORATE_AGENT: '担当者',
  OUTSOURCING_RECRUITER: '採用代行',
} as const;

export type MemberRole = keyof typeof names;

/** The schema has one enum for all roles; a creator's is not a company's. */
export function isMemberRole(role: string): role is MemberRole {
  return Object.hasOwn(names, role);
}

export function memberRoleName(role: string): string {
  return isMemberRole(role) ? names[role] : '';
}
