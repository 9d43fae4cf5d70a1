import { graphql, readInlineData } from 'relay-runtime';
import type { consultingCompany_company$key } from '../../../../__generated__/consultingCompany_company.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import type { SlipCompany } from '../../chat/room/session/roomMessage.ts';

const none: SlipCompany = { name: null, address: null, contact: null };

/** The viewer's company as a consultation will name it: as the server writes it. */
export function consultingCompany(key: consultingCompany_company$key | null): SlipCompany {
  if (key === null) return none;
  const { name, ownDetail } = readInlineData(
    graphql`
      fragment consultingCompany_company on Company @inline {
        name
        ownDetail {
          prefecture {
            name
          }
          city
          street
          building
          contactPhoneNumber
          contactEmail
          contactFormUrl
        }
      }
    `,
    key,
  );
  if (ownDetail == null) return { ...none, name };
  const { prefecture, city, street, building, contactPhoneNumber, contactEmail, contactFormUrl } = ownDetail;
  const phone = contactPhoneNumber == null ? null : formatPhone(contactPhoneNumber);
  return {
    name,
    address: line([`${prefecture?.name ?? ''}${city ?? ''}${street ?? ''}`, building]),
    contact: line([phone, contactEmail, contactFormUrl]),
  };
}

function line(parts: readonly (string | null | undefined)[]): string | null {
  const said = parts.filter((part) => part != null && part !== '').join(' ');
  return said === '' ? null : said;
}
