import type { CompanyRole } from '../../../lib/request/viewer.ts';

/** As on the page (`src/lib/words/memberRoles.ts`). */
export const roleNames: Readonly<Record<CompanyRole, string>> = {
  CORPORATE_USER: '管理者',
  CORPORATE_AGENT: '担当者',
  OUTSOURCING_RECRUITER: '採用代行',
};
