import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/errors.ts';
import { encodeGlobalId } from '../../../lib/globalId.ts';
import { Inputs } from '../../../lib/inputs.ts';
import type { Services } from '../../../lib/services.ts';
import { mail } from '../../mail/mails.ts';
import { openingChanged } from '../desk/openingEvents.ts';
import { openingNotFound } from '../openings/openings.ts';
import * as sql from './suspensionSql.ts';
import type { SuspendableOpening } from './suspensionSql.ts';

/** What operators decide about an opening, from the command line or their pages: permission is theirs to look at. */
type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const reasonAtMost = 1000;

async function hold(trx: Transaction<Tables>, id: string): Promise<SuspendableOpening> {
  const opening = await sql.holdForOperators(trx, id);
  if (!opening) throw openingNotFound();
  return opening;
}

/** Its owners by mail, and everybody who has it before them. */
async function tellCompany(
  trx: Transaction<Tables>,
  services: Deciding,
  { id, companyId, title }: SuspendableOpening,
  reason: string | null,
): Promise<void> {
  await openingChanged(trx, services, { companyId, openingId: id, byUserId: null });
  const url = new URL(`/jobs/${encodeGlobalId('JobOpening', id)}`, services.config.publicOrigin).href;
  for (const to of await sql.ownerAddresses(trx, companyId))
    await mail(
      trx,
      services,
      reason === null
        ? { template: 'openingReleased', to, data: { title, url } }
        : { template: 'openingSuspended', to, data: { title, reason, url } },
    );
}

/** Takes an opening out of every list; its company is told why, and sees it beside the opening. */
export async function suspendOpening(
  services: Deciding,
  id: string,
  given: string,
): Promise<SuspendableOpening> {
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '理由', given, reasonAtMost);
  inputs.finish();
  return services.db.transaction().execute(async (trx) => {
    const opening = await hold(trx, id);
    if (opening.status === 'DRAFT' || opening.status === 'CLOSED')
      throw new DomainError('ArgumentInvalidError', 'この募集は公開されていません。');
    if (opening.suspensionReason !== null)
      throw new DomainError('ArgumentInvalidError', 'この募集はすでに掲載を停止しています。');
    await sql.setSuspension(trx, id, { at: services.clock.now(), reason });
    await audit(trx, services, {
      action: 'opening.suspend',
      subjectKind: 'JOB_OPENING',
      subjectId: id,
      detail: { reason },
    });
    await tellCompany(trx, services, opening, reason);
    return opening;
  });
}

/** Lets it back to where its own status puts it. */
export async function releaseOpening(services: Deciding, id: string): Promise<SuspendableOpening> {
  return services.db.transaction().execute(async (trx) => {
    const opening = await hold(trx, id);
    if (opening.suspensionReason === null)
      throw new DomainError('ArgumentInvalidError', 'この募集の掲載は停止していません。');
    await sql.setSuspension(trx, id, null);
    await audit(trx, services, { action: 'opening.release', subjectKind: 'JOB_OPENING', subjectId: id });
    await tellCompany(trx, services, opening, null);
    return opening;
  });
}
