import { mailDomainOf, parseMailbox } from '../../lib/text/mailAddress.ts';
import type { Services } from '../../lib/request/services.ts';
import type { House } from './letters/letter.ts';

export function houseOf({ publicOrigin, mailFrom }: Services['config']): House {
  const mailAddress = parseMailbox(mailFrom)?.address ?? mailFrom;
  return { origin: publicOrigin, mailAddress, mailDomain: mailDomainOf(mailAddress) };
}
