import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import { refreshHidingOfCompany } from '../../creators/hiding/hiding.ts';
import * as sql from '../company/detailSql.ts';

type Deciding = Acting & Pick<Services, 'clock' | 'db' | 'newId'>;

const nameMost = 100;
const reasonMost = 1000;

/** An operator corrects a company's name; creators hiding from this employer also hide under the new name. */
export async function correctCompanyName(
  services: Deciding,
  companyId: string,
  given: { readonly name: string; readonly reason: string },
): Promise<void> {
  const inputs = new Inputs();
  const name = inputs.requiredLine('name', '会社名', given.name, nameMost);
  const reason = inputs.requiredLines('reason', '理由', given.reason, reasonMost);
  inputs.finish();
  await services.db.transaction().execute(async (trx) => {
    const before = await sql.holdDetail(trx, companyId);
    if (!before) throw new DomainError('ArgumentInvalidError', 'この会社は見つかりません。');
    if (before.name === name)
      throw new DomainError('ArgumentInvalidError', '会社名は、すでにこの名前です。', { field: 'name' });
    await sql.updateCompany(trx, companyId, {
      name,
      name_key: companyNameKey(name),
      updated_at: services.clock.now(),
    });
    await refreshHidingOfCompany(trx, services, companyId);
    await audit(trx, services, {
      action: 'company.correct',
      subjectKind: 'COMPANY',
      subjectId: companyId,
      detail: { before: before.name, after: name, reason },
    });
  });
}
