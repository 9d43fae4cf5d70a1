import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PublishersLine_company$key } from '../../../../../__generated__/PublishersLine_company.graphql.ts';

/** Who can publish, for those who may only write. */
export function PublishersLine({ company }: { readonly company: PublishersLine_company$key }): ReactElement {
  const { members } = useFragment(
    graphql`
      fragment PublishersLine_company on Company {
        members {
          fullName
          role
        }
      }
    `,
    company,
  );
  const names = members
    .filter(({ role }) => role === 'CORPORATE_USER')
    .map(({ fullName }) => `${fullName}さん`);
  return (
    <p>
      公開できるのは、会社の管理者です。書き終えたら、
      {names.length > 0 ? names.join('、') : '管理者'}に知らせてください。
    </p>
  );
}
