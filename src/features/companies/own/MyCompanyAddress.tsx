import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MyCompanyAddress_company$key } from '../../../../__generated__/MyCompanyAddress_company.graphql.ts';
import type { MyCompanyAddress_query$key } from '../../../../__generated__/MyCompanyAddress_query.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import { normalizePostalCode } from '../../../lib/text/japaneseText.ts';
import { Facts } from '../../own-page/Facts.tsx';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import type { MyCompanySectionProps } from './myCompanySections.ts';
import { part } from '../../../lib/part.ts';

const CompanyAddressForm = part(
  async () => (await import('../edit/CompanyAddressForm.tsx')).CompanyAddressForm,
);

interface MyCompanyAddressProps extends MyCompanySectionProps {
  readonly query: MyCompanyAddress_query$key;
  readonly company: MyCompanyAddress_company$key;
}

export function MyCompanyAddress({
  query: queryKey,
  company: companyKey,
  editing,
  canEdit,
  onSaved,
  aside,
}: MyCompanyAddressProps): ReactElement {
  const query = useFragment(
    graphql`
      fragment MyCompanyAddress_query on Query {
        ...CompanyAddressForm_query
      }
    `,
    queryKey,
  );
  const company = useFragment(
    graphql`
      fragment MyCompanyAddress_company on Company {
        location
        ownDetail {
          postalCode
          contactEmail
          contactPhoneNumber
          contactFormUrl
        }
        ...CompanyAddressForm_company
      }
    `,
    companyKey,
  );
  const { location, ownDetail } = company;
  const code = ownDetail?.postalCode == null ? null : normalizePostalCode(ownDetail.postalCode);
  const phone = ownDetail?.contactPhoneNumber;
  return (
    <OwnSection
      anchor="address"
      title="所在地と連絡先"
      editing={editing.current === 'address'}
      aim={editing.aim}
      tall
      onEdit={canEdit ? () => editing.open('address') : undefined}
      onLeave={editing.leave}
      editor={<CompanyAddressForm query={query} company={company} onSaved={onSaved} aside={aside} />}
    >
      <Facts
        facts={[
          {
            name: '所在地',
            value: [code === null ? '' : `〒${code}`, location ?? '']
              .filter((line) => line !== '')
              .join('\n'),
          },
          { name: 'メールアドレス', value: ownDetail?.contactEmail },
          { name: '電話番号', value: phone == null ? '' : formatPhone(phone) },
          // A zero-width space: a narrow column may break here.
          { name: '問い合わせ\u200Bフォーム', value: ownDetail?.contactFormUrl },
        ]}
      />
    </OwnSection>
  );
}
