import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export interface Dismissals {
  readonly do_not_show_again?: boolean;
  readonly do_not_show_again_sp?: boolean;
}

export async function setDismissals(
  db: Kysely<Tables>,
  userId: string,
  dismissals: Dismissals,
): Promise<void> {
  await db
    .insertInto('creator_onboarding_statuses')
    .values({ user_id: userId, ...dismissals })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...dismissals }))
    .execute();
}

export type Motivation =
  | 'ACTIVELY_CONSIDERING'
  | 'CONSIDERING'
  | 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES'
  | 'NOT_CONSIDERING';

export interface MotivationValues {
  readonly motivation: Motivation;
  readonly do_not_show_again: boolean;
  readonly registered_at: Date;
}

/** One per person; a new answer replaces it. */
export async function putMotivation(
  db: Kysely<Tables>,
  userId: string,
  values: MotivationValues,
): Promise<void> {
  await db
    .insertInto('job_change_motivations')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
