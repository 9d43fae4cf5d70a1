import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { decide, endDecision, readGrounds, readReason } from '../../accounts/decisions/decisions.ts';
import type { Given, Told } from '../../accounts/decisions/decisions.ts';
import type { EndedWhy } from '../../accounts/decisions/decisionsSql.ts';
import { mailOwners } from '../../companies/members/owners.ts';
import { openingChanged } from '../desk/openingEvents.ts';
import { openingNotFound } from '../openings/openings.ts';
import * as sql from './suspensionSql.ts';
import type { SuspendableOpening } from './suspensionSql.ts';

/** Operators' decisions on openings; callers check permission. */
type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

async function hold(trx: Transaction<Tables>, id: string): Promise<SuspendableOpening> {
  const opening = await sql.holdForOperators(trx, id);
  if (!opening) throw openingNotFound();
  return opening;
}

/** By mail to its owners. */
async function tellCompany(
  trx: Transaction<Tables>,
  services: Deciding,
  { id, companyId, title }: SuspendableOpening,
  told: Told | null,
): Promise<void> {
  const url = new URL(`/jobs/${encodeGlobalId('JobOpening', id)}`, services.config.publicOrigin).href;
  await mailOwners(trx, services, companyId, (to) =>
    told === null
      ? { template: 'openingReleased', to, data: { title, url } }
      : { template: 'openingSuspended', to, data: { title, url, ...told } },
  );
}

/** Takes an opening out of all lists; its company sees the reason. */
export async function suspendOpening(
  services: Deciding,
  id: string,
  given: Given,
): Promise<SuspendableOpening> {
  const grounds = readGrounds(given);
  return services.db.transaction().execute(async (trx) => {
    const opening = await hold(trx, id);
    if (opening.status === 'DRAFT' || opening.status === 'CLOSED')
      throw new DomainError('ArgumentInvalidError', 'この募集は公開されていません。');
    if (opening.suspensionReason !== null)
      throw new DomainError('ArgumentInvalidError', 'この募集はすでに掲載を停止しています。');
    await sql.setSuspension(trx, id, { at: services.clock.now(), reason: grounds.reason });
    const told = await decide(trx, services, {
      ...grounds,
      subjectKind: 'JOB_OPENING',
      subjectId: id,
      subjectName: opening.title,
      against: { companyId: opening.companyId },
    });
    await audit(trx, services, {
      action: 'opening.suspend',
      subjectKind: 'JOB_OPENING',
      subjectId: id,
      detail: { ...grounds },
    });
    await openingChanged(trx, services, { companyId: opening.companyId, openingId: id, byUserId: null });
    await tellCompany(trx, services, opening, told);
    return opening;
  });
}

/** Restores it to its own status's lists; undefined when it was not suspended. */
export async function putBackOpening(
  trx: Transaction<Tables>,
  services: Acting & Pick<Services, 'clock' | 'newId'>,
  id: string,
  why: EndedWhy,
): Promise<SuspendableOpening | undefined> {
  const opening = await hold(trx, id);
  await endDecision(trx, services, { kind: 'JOB_OPENING', id }, why);
  if (opening.suspensionReason === null) return undefined;
  await sql.setSuspension(trx, id, null);
  await openingChanged(trx, services, { companyId: opening.companyId, openingId: id, byUserId: null });
  return opening;
}

export async function releaseOpening(
  services: Deciding,
  id: string,
  given: string,
): Promise<SuspendableOpening> {
  const reason = readReason(given);
  return services.db.transaction().execute(async (trx) => {
    const opening = await putBackOpening(trx, services, id, 'LIFTED');
    if (!opening) throw new DomainError('ArgumentInvalidError', 'この募集の掲載は停止していません。');
    await audit(trx, services, {
      action: 'opening.release',
      subjectKind: 'JOB_OPENING',
      subjectId: id,
      detail: { reason },
    });
    await tellCompany(trx, services, opening, null);
    return opening;
  });
}
