import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MyCompanyRegistry_company$key } from '../../../../__generated__/MyCompanyRegistry_company.graphql.ts';
import { Facts } from '../../own-page/Facts.tsx';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import type { MyCompanySectionProps } from './myCompanySections.ts';
import { part } from '../../../lib/part.ts';

const CompanyRegistryForm = part(
  async () => (await import('../edit/CompanyRegistryForm.tsx')).CompanyRegistryForm,
);

interface MyCompanyRegistryProps extends MyCompanySectionProps {
  readonly company: MyCompanyRegistry_company$key;
}

const grouped = new Intl.NumberFormat('ja-JP');

/** Not public. */
export function MyCompanyRegistry({
  company: companyKey,
  editing,
  canEdit,
  onSaved,
  aside,
}: MyCompanyRegistryProps): ReactElement {
  const company = useFragment(
    graphql`
      fragment MyCompanyRegistry_company on Company {
        ownDetail {
          corporateNumber
          invoiceRegistrationNumber
          capitalYen
          employeesCount
        }
        ...CompanyRegistryForm_company
      }
    `,
    companyKey,
  );
  const { ownDetail } = company;
  return (
    <OwnSection
      anchor="registry"
      title="取引の情報"
      editing={editing.current === 'registry'}
      aim={editing.aim}
      onEdit={canEdit ? () => editing.open('registry') : undefined}
      onLeave={editing.leave}
      editor={<CompanyRegistryForm company={company} onSaved={onSaved} aside={aside} />}
    >
      <Facts
        title="非公開の情報"
        facts={[
          {
            name: '資本金',
            value: ownDetail?.capitalYen == null ? '' : `${grouped.format(BigInt(ownDetail.capitalYen))}円`,
          },
          {
            name: '従業員数',
            value: ownDetail?.employeesCount == null ? '' : `${grouped.format(ownDetail.employeesCount)}人`,
          },
          { name: '法人番号', value: ownDetail?.corporateNumber },
          { name: 'インボイス番号', value: ownDetail?.invoiceRegistrationNumber },
        ]}
      />
    </OwnSection>
  );
}
