import { mailDomainOf, parseMailbox } from '../../lib/mailAddress.ts';
import type { Services } from '../../lib/services.ts';
import type { House } from './letters/letter.ts';

export function houseOf({ publicOrigin, mailFrom }: Services['config']): House {
  return { origin: publicOrigin, mailDomain: mailDomainOf(parseMailbox(mailFrom)?.address ?? mailFrom) };
}
