import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { CompanyRole } from '../../../lib/request/viewer.ts';
import { mail } from '../../mail/mails.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { activeMembers } from './membersSql.ts';

const owner: readonly CompanyRole[] = ['CORPORATE_USER'];

/** Who acts for a company. */
export async function ownersOf(db: Kysely<Tables>, companyId: string): Promise<string[]> {
  const owners = await activeMembers(db, companyId, owner);
  return owners.map(({ id }) => id);
}

/** Who hears what becomes of what was sent in a company's name: the sender, if they may still send it; else all who may. */
export async function sendersOf(
  db: Kysely<Tables>,
  { companyId, senderId }: { readonly companyId: string; readonly senderId: string | null },
  roles = owner,
): Promise<string[]> {
  const everybody = await activeMembers(db, companyId, roles);
  const ids = everybody.map(({ id }) => id);
  return senderId !== null && ids.includes(senderId) ? [senderId] : ids;
}

/** A letter to each owner of a company. */
export async function mailOwners(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  companyId: string,
  letter: (to: string) => MailRequest,
): Promise<void> {
  for (const { email } of await activeMembers(trx, companyId, owner))
    await mail(trx, services, letter(email));
}
