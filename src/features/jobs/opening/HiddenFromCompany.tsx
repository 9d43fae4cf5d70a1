import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { HiddenFromCompanyQuery } from '../../../../__generated__/HiddenFromCompanyQuery.graphql.ts';
import * as css from './detail.css.ts';
import { sameCompany } from './sameCompany.ts';

interface HiddenFromCompanyProps {
  readonly companyId: string;
  readonly companyName: string;
}

/** Warns a creator hiding from this company that applying reveals them. */
export function HiddenFromCompany({ companyId, companyName }: HiddenFromCompanyProps): ReactElement | null {
  const { me } = useQuery<HiddenFromCompanyQuery>(
    graphql`
      query HiddenFromCompanyQuery {
        me {
          blockedCompanies {
            id
          }
          profile {
            ... on PrivateCreatorProfile {
              engagementType {
                nameOfCompanyYouCurrentlyWorkFor
              }
            }
          }
        }
      }
    `,
    {},
  );
  const employer = me?.profile?.engagementType?.nameOfCompanyYouCurrentlyWorkFor ?? '';
  const isEmployer = employer !== '' && sameCompany(employer, companyName);
  if (!isEmployer && me?.blockedCompanies.some(({ id }) => id === companyId) !== true) return null;
  return (
    <p className={css.warning}>
      {isEmployer
        ? `${companyName}は、現在の勤め先です。`
        : `${companyName}からは、あなたが見えないようにしています。`}
      応募すると、この会社の人に名前とプロフィールが見えます。
    </p>
  );
}
