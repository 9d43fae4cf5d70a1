import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { mail } from '../../mail/mails.ts';
import { decide, dueSubjects, endDecision, readGrounds, readReason } from '../decisions/decisions.ts';
import type { Given } from '../decisions/decisions.ts';
import type { EndedWhy } from '../decisions/decisionsSql.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import * as sql from './suspensionSql.ts';
import type { SuspendableUser } from './suspensionSql.ts';

type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const refuse = (message: string) => new DomainError('ArgumentInvalidError', message);

/** Suspends an account and hides what belongs to it. The person is told the reason, the rule and the end. */
export async function suspendUser(
  services: Deciding,
  userId: string,
  given: Given & { readonly endsAt: Date | null },
): Promise<void> {
  const { clock } = services;
  const { endsAt } = given;
  const grounds = readGrounds(given, (inputs) => {
    if (endsAt !== null && endsAt <= clock.now()) inputs.wrong('endsAt', '終了日は明日以降にしてください。');
  });
  await services.db.transaction().execute(async (trx) => {
    const held = await sql.holdUser(trx, userId);
    if (held?.status !== 'ACTIVE') throw refuse('この人は利用中ではありません。');
    await sql.setSuspended(trx, userId, { at: clock.now(), reason: grounds.reason });
    const told = await decide(trx, services, {
      ...grounds,
      subjectKind: 'USER',
      subjectId: userId,
      subjectName: held.name,
      against: { userId },
      endsAt,
    });
    await endAllSessions(trx, clock, userId, 'SUSPENDED');
    await audit(trx, services, {
      action: 'member.suspend',
      subjectKind: 'USER',
      subjectId: userId,
      detail: { rule: grounds.rule, reason: grounds.reason, endsAt: endsAt?.toISOString() ?? null },
    });
    await mail(trx, services, { template: 'memberSuspended', to: held.email, data: { ...told, endsAt } });
  });
}

/** Undefined when operators did not suspend it: one that left its company is closed for another reason. */
export async function restoreUser(
  trx: Transaction<Tables>,
  services: Acting & Pick<Services, 'clock'>,
  userId: string,
  why: EndedWhy,
): Promise<SuspendableUser | undefined> {
  const held = await sql.holdUser(trx, userId);
  if (!held || !(await endDecision(trx, services, { kind: 'USER', id: userId }, why))) return undefined;
  if (held.status === 'SUSPENDED') await sql.setSuspended(trx, userId, null);
  return held;
}

async function lift(
  services: Deciding,
  userId: string,
  { reason, why }: { readonly reason: string; readonly why: EndedWhy },
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const held = await restoreUser(trx, services, userId, why);
    if (!held) return false;
    await audit(trx, services, {
      action: 'member.lift',
      subjectKind: 'USER',
      subjectId: userId,
      detail: { reason },
    });
    if (held.status === 'SUSPENDED')
      await mail(trx, services, { template: 'memberRestored', to: held.email, data: {} });
    return true;
  });
}

export async function liftSuspension(services: Deciding, userId: string, given: string): Promise<void> {
  const reason = readReason(given);
  if (!(await lift(services, userId, { reason, why: 'LIFTED' })))
    throw refuse('この人は停止されていません。');
}

export async function liftDueSuspensions(services: Deciding): Promise<void> {
  for (const userId of await dueSubjects(services, 'USER'))
    await lift(services, userId, { reason: '停止の期間が終わったため', why: 'EXPIRED' });
}
