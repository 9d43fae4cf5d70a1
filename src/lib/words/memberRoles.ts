import { type MemberRole, memberRoleName } from './memberRoleNames.ts';

/** The company roles, worded as in product.md, section 1. */
export const memberRoles = {
  CORPORATE_USER: {
    name: memberRoleName('CORPORATE_USER'),
    description: '募集を書いて公開し、応募者とやり取りします。会社のページとメンバーも管理します。',
  },
  CORPORATE_AGENT: {
    name: memberRoleName('CORPORATE_AGENT'),
    description:
      '募集の下書き、応募者とのやり取り、相談、フォローができます。募集の公開、会社の編集はできません。',
  },
  OUTSOURCING_RECRUITER: {
    name: memberRoleName('OUTSOURCING_RECRUITER'),
    description:
      '公開と非公開の募集を見て、応募者とやり取りできます。募集の編集、相談、フォローはできません。',
  },
} as const satisfies Record<MemberRole, { readonly name: string; readonly description: string }>;

export const memberRoleOptions = [
  {
    value: 'CORPORATE_USER',
    title: memberRoles.CORPORATE_USER.name,
    description: memberRoles.CORPORATE_USER.description,
  },
  {
    value: 'CORPORATE_AGENT',
    title: memberRoles.CORPORATE_AGENT.name,
    description: memberRoles.CORPORATE_AGENT.description,
  },
  {
    value: 'OUTSOURCING_RECRUITER',
    title: memberRoles.OUTSOURCING_RECRUITER.name,
    description: memberRoles.OUTSOURCING_RECRUITER.description,
  },
] as const;
