import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/errors.ts';
import { Inputs } from '../../../lib/inputs.ts';
import type { Services } from '../../../lib/services.ts';
import { mail } from '../../mail/mails.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import * as sql from './suspensionSql.ts';

type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const reasonAtMost = 1000;
const refuse = (message: string) => new DomainError('ArgumentInvalidError', message);

/** Takes an account out of use, with all that is theirs out of sight. They are told why, and until when. */
export async function suspendUser(
  services: Deciding,
  userId: string,
  given: { readonly reason: string; readonly endsAt: Date | null },
): Promise<void> {
  const { actor, clock } = services;
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '理由', given.reason, reasonAtMost);
  if (given.endsAt !== null && given.endsAt <= clock.now())
    inputs.wrong('endsAt', '終了日は明日以降にしてください。');
  inputs.finish();
  const { endsAt } = given;
  await services.db.transaction().execute(async (trx) => {
    const now = clock.now();
    const held = await sql.holdUser(trx, userId);
    if (held?.status !== 'ACTIVE') throw refuse('この人は利用中ではありません。');
    await sql.setSuspended(trx, userId, { at: now, reason });
    await sql.insertSuspension(trx, {
      id: services.newId(),
      userId,
      staffId: actor?.staffId ?? null,
      reason,
      endsAt,
      now,
    });
    await endAllSessions(trx, clock, userId, 'SUSPENDED');
    await audit(trx, services, {
      action: 'member.suspend',
      subjectKind: 'USER',
      subjectId: userId,
      detail: { reason, endsAt: endsAt?.toISOString() ?? null },
    });
    await mail(trx, services, { template: 'memberSuspended', to: held.email, data: { reason, endsAt } });
  });
}

async function lift(services: Deciding, userId: string, why: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const held = await sql.holdUser(trx, userId);
    const staffId = services.actor?.staffId ?? null;
    if (!held || !(await sql.closeSuspension(trx, userId, { staffId, now: services.clock.now() })))
      return false;
    if (held.status === 'SUSPENDED') await sql.setSuspended(trx, userId, null);
    await audit(trx, services, {
      action: 'member.lift',
      subjectKind: 'USER',
      subjectId: userId,
      detail: { reason: why },
    });
    if (held.status === 'SUSPENDED')
      await mail(trx, services, { template: 'memberRestored', to: held.email, data: {} });
    return true;
  });
}

export async function liftSuspension(services: Deciding, userId: string, given: string): Promise<void> {
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '理由', given, reasonAtMost);
  inputs.finish();
  if (!(await lift(services, userId, reason))) throw refuse('この人は停止されていません。');
}

/** Those whose end has come. */
export async function liftDueSuspensions(services: Deciding): Promise<void> {
  for (const userId of await sql.dueSuspensions(services.db, services.clock.now(), 100))
    await lift(services, userId, '停止の期間が終わったため');
}
