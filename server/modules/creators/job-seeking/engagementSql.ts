import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { EngagementRow } from '../profiles/privateSql.ts';

export interface EngagementValues {
  readonly engagement_type: EngagementRow['engagementType'];
  readonly corporate_name: string | null;
  readonly name_of_company_you_currently_work_for: string | null;
  readonly employer_key: string | null;
}

export async function insertEngagement(
  trx: Transaction<Tables>,
  id: string,
  userId: string,
  values: EngagementValues,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('creator_engagement_types')
    .values({ ...values, id, user_id: userId, created_at: now, updated_at: now })
    .execute();
}

export async function engagementBefore(
  trx: Transaction<Tables>,
  userId: string,
): Promise<Pick<EngagementValues, 'employer_key'> | undefined> {
  return trx
    .selectFrom('creator_engagement_types')
    .select('employer_key')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function updateEngagement(
  trx: Transaction<Tables>,
  userId: string,
  values: EngagementValues,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('creator_engagement_types')
    .set({ ...values, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}
