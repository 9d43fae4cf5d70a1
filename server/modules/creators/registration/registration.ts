import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import type { RegistrationStep } from '../../../lib/request/viewer.ts';
import { trialMs } from '../../accounts/users/contentVisibility.ts';
import { forgetProfile } from '../profiles/privateProfile.ts';
import * as accounts from '../../accounts/users/changes.ts';
import * as sql from './registrationSql.ts';

/** What a creator's write about themselves gets. */
export interface Own {
  readonly trx: Transaction<Tables>;
  readonly services: Services;
  readonly userId: string;
  readonly now: Date;
}

const outOfTurn = () =>
  new DomainError(
    'ForbiddenError',
    '登録の手順が進んでいるか、まだここまで進んでいません。画面を読み込み直して、続きから進めてください。',
  );

/** The steps that have a profile to change. */
export const withProfile = ['ENGAGEMENT_TYPE', 'JOB_PROFILE', 'COMPLETED'] as const;

/**
 * A creator's write about themselves, in one transaction and only at the named steps. Locks the account's row
 * first, so that the second of two equal calls sees what the first did.
 */
export async function atStep(
  context: Context,
  steps: readonly RegistrationStep[],
  write: (own: Own) => Promise<void>,
): Promise<void> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (userId === null) throw outOfTurn();
  await services.db.transaction().execute(async (trx) => {
    const step = await sql.lockStep(trx, userId);
    if (step === undefined || !steps.includes(step)) throw outOfTurn();
    await write({ trx, services, userId, now: services.clock.now() });
  });
  forgetProfile(context, userId);
}

export async function stepTo({ trx, userId }: Own, step: 'ENGAGEMENT_TYPE' | 'JOB_PROFILE'): Promise<void> {
  await accounts.setRegistrationStep(trx, userId, step);
}

/** Also starts the trial days, in which everything may be seen. */
export async function completeRegistration({ trx, userId, now }: Own): Promise<void> {
  await accounts.completeRegistration(trx, userId, now, new Date(now.getTime() + trialMs));
}
