import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MyCompanyProfile_company$key } from '../../../../__generated__/MyCompanyProfile_company.graphql.ts';
import type { MyCompanyProfile_query$key } from '../../../../__generated__/MyCompanyProfile_query.graphql.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { Facts } from '../../own-page/Facts.tsx';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import type { MyCompanySectionProps } from './myCompanySections.ts';
import { part } from '../../../lib/part.ts';

const CompanyProfileForm = part(
  async () => (await import('../edit/CompanyProfileForm.tsx')).CompanyProfileForm,
);

interface MyCompanyProfileProps extends MyCompanySectionProps {
  readonly query: MyCompanyProfile_query$key;
  readonly company: MyCompanyProfile_company$key;
}

export function MyCompanyProfile({
  query: queryKey,
  company: companyKey,
  editing,
  canEdit,
  onSaved,
  aside,
}: MyCompanyProfileProps): ReactElement {
  const query = useFragment(
    graphql`
      fragment MyCompanyProfile_query on Query {
        ...CompanyProfileForm_query
      }
    `,
    queryKey,
  );
  const company = useFragment(
    graphql`
      fragment MyCompanyProfile_company on Company {
        name
        businessDescription
        corporatePageUrl
        foundedAt
        industry {
          name
        }
        ...CompanyProfileForm_company
      }
    `,
    companyKey,
  );
  return (
    <OwnSection
      anchor="profile"
      title="会社の紹介"
      editing={editing.current === 'profile'}
      aim={editing.aim}
      tall
      onEdit={canEdit ? () => editing.open('profile') : undefined}
      onLeave={editing.leave}
      editor={<CompanyProfileForm query={query} company={company} onSaved={onSaved} aside={aside} />}
    >
      <Facts
        facts={[
          { name: '会社名', value: company.name },
          { name: '事業の内容', value: company.businessDescription },
          { name: '業種', value: company.industry?.name },
          {
            name: '設立日',
            value: company.foundedAt == null ? '' : formatDate(company.foundedAt, { weekday: false }),
          },
          { name: 'ウェブサイト', value: company.corporatePageUrl },
        ]}
      />
    </OwnSection>
  );
}
