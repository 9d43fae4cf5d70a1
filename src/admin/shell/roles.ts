export type StaffRole = 'ADMINISTRATOR' | 'EDITOR' | 'REVIEWER' | 'SUPPORT';

export const roleWords: Readonly<Record<StaffRole, string>> = {
  REVIEWER: '審査',
  SUPPORT: '対応',
  EDITOR: '編集',
  ADMINISTRATOR: '管理者',
};

export function mayAct(roles: readonly StaffRole[], ...wanted: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'ADMINISTRATOR' || wanted.includes(role));
}
