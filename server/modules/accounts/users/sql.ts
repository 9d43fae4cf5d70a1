import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { prepared } from '../../../db/prepared.ts';
import type { RegistrationStep, Role } from '../../../lib/request/viewer.ts';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly role: Role;
  readonly registrationStep: RegistrationStep;
  readonly trialEndsAt: Date | null;
  readonly firstWorkApprovedAt: Date | null;
  readonly viaPrairieCard: boolean;
  readonly closedPrairieCardSignUpCampaignEndedDialogAt: Date | null;
  readonly deletionDueAt: Date | null;
  readonly createdAt: Date;
  readonly companyId: string | null;
}

export const userColumns = columnsOf(
  'u.id',
  'u.email',
  'u.emailVerifiedAt',
  'u.role',
  'u.registrationStep',
  'u.trialEndsAt',
  'u.firstWorkApprovedAt',
  'u.viaPrairieCard',
  'u.closedPrairieCardSignUpCampaignEndedDialogAt',
  'u.deletionDueAt',
  'u.createdAt',
  'm.companyId',
);

const bySession = prepared<{ readonly userId: string; readonly sessionId: string }>()((db, value) =>
  db
    .selectFrom('users as u')
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(userColumns)
    .where(sql<boolean>`u.id = ${value('userId')}`)
    .where(sql<boolean>`s.id = ${value('sessionId')}`)
    .where('s.ended_at', 'is', null)
    .where('u.status', '=', 'ACTIVE'),
);

/** Only active accounts and open sessions. */
export async function accountOfSession(
  db: Kysely<Tables>,
  userId: string,
  sessionId: string,
): Promise<UserRow | undefined> {
  const [row] = await bySession(db, { userId, sessionId });
  return row;
}

export function activeUsers(db: Kysely<Tables>, ids: readonly string[]): Promise<UserRow[]> {
  return db
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(userColumns)
    .where(sql<boolean>`u.id = any(${[...ids]}::uuid[])`)
    .where('u.status', '=', 'ACTIVE')
    .execute();
}
