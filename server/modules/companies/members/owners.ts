import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/services.ts';
import { mail } from '../../mail/mails.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { ownerAddresses } from './membersSql.ts';

/** A letter to each owner of a company. */
export async function mailOwners(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  companyId: string,
  letter: (to: string) => MailRequest,
): Promise<void> {
  for (const to of await ownerAddresses(trx, companyId)) await mail(trx, services, letter(to));
}
