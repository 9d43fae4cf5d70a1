import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import {
  decide,
  dueSubjects,
  endDecision,
  readGrounds,
  readReason,
} from '../../accounts/decisions/decisions.ts';
import type { Given } from '../../accounts/decisions/decisions.ts';
import type { EndedWhy } from '../../accounts/decisions/decisionsSql.ts';
import { mailOwners } from '../members/owners.ts';
import * as sql from './suspensionSql.ts';
import type { SuspendableCompany } from './suspensionSql.ts';

type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const refuse = (message: string) => new DomainError('ArgumentInvalidError', message);

/**
 * Hides a company with its openings and closes its conversations. Its people may still sign in, since agreed
 * work goes on and must be paid.
 */
export async function suspendCompany(
  services: Deciding,
  companyId: string,
  given: Given & { readonly endsAt: Date | null },
): Promise<SuspendableCompany> {
  const { clock } = services;
  const { endsAt } = given;
  const grounds = readGrounds(given, (inputs) => {
    if (endsAt !== null && endsAt <= clock.now()) inputs.wrong('endsAt', '終了日は明日以降にしてください。');
  });
  return services.db.transaction().execute(async (trx) => {
    const held = await sql.holdForOperators(trx, companyId);
    if (!held) throw refuse('この会社は見つかりません。');
    if (held.status === 'SUSPENDED') throw refuse('この会社はすでに利用を停止しています。');
    await sql.setSuspended(trx, companyId, clock.now());
    const told = await decide(trx, services, {
      ...grounds,
      subjectKind: 'COMPANY',
      subjectId: companyId,
      subjectName: held.name,
      against: { companyId },
      endsAt,
    });
    await audit(trx, services, {
      action: 'company.suspend',
      subjectKind: 'COMPANY',
      subjectId: companyId,
      detail: { ...grounds, endsAt: endsAt?.toISOString() ?? null },
    });
    await mailOwners(trx, services, companyId, (to) => ({
      template: 'companySuspended',
      to,
      data: { name: held.name, endsAt, ...told },
    }));
    return held;
  });
}

type Begun = 'オファーを送れません' | '新しいやり取りを始められません' | '相談を送れません';

/**
 * Null while the company may begin something new. What is agreed goes on and is paid. The company stays as it is until the
 * transaction ends: it is locked before openings, entries and rooms, as its suspension does.
 */
export async function refusalWhileSuspended(
  trx: Transaction<Tables>,
  companyId: string,
  refused: Begun,
): Promise<DomainError | null> {
  return (await sql.holdStatus(trx, companyId)) === 'SUSPENDED'
    ? new DomainError(
        'ForbiddenError',
        `会社の利用が停止されているため、${refused}。進行中の仕事は、これまでどおり進められます。`,
      )
    : null;
}

export async function refuseSuspended(
  trx: Transaction<Tables>,
  companyId: string,
  refused: Begun,
): Promise<void> {
  const refusal = await refusalWhileSuspended(trx, companyId, refused);
  if (refusal) throw refusal;
}

/** Undefined when it was not suspended. */
export async function restoreCompany(
  trx: Transaction<Tables>,
  services: Acting & Pick<Services, 'clock'>,
  companyId: string,
  why: EndedWhy,
): Promise<SuspendableCompany | undefined> {
  const held = await sql.holdForOperators(trx, companyId);
  await endDecision(trx, services, { kind: 'COMPANY', id: companyId }, why);
  if (held?.status !== 'SUSPENDED') return undefined;
  await sql.setSuspended(trx, companyId, null);
  return held;
}

async function lift(
  services: Deciding,
  companyId: string,
  { reason, why }: { readonly reason: string; readonly why: EndedWhy },
): Promise<SuspendableCompany | undefined> {
  return services.db.transaction().execute(async (trx) => {
    const held = await restoreCompany(trx, services, companyId, why);
    if (!held) return undefined;
    await audit(trx, services, {
      action: 'company.lift',
      subjectKind: 'COMPANY',
      subjectId: companyId,
      detail: { reason },
    });
    await mailOwners(trx, services, companyId, (to) => ({
      template: 'companyRestored',
      to,
      data: { name: held.name },
    }));
    return held;
  });
}

export async function liftCompany(
  services: Deciding,
  companyId: string,
  given: string,
): Promise<SuspendableCompany> {
  const reason = readReason(given);
  const held = await lift(services, companyId, { reason, why: 'LIFTED' });
  if (!held) throw refuse('この会社は停止されていません。');
  return held;
}

export async function liftDueCompanies(services: Deciding): Promise<void> {
  for (const companyId of await dueSubjects(services, 'COMPANY'))
    await lift(services, companyId, { reason: '停止の期間が終わったため', why: 'EXPIRED' });
}
