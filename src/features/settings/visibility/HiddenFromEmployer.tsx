import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HiddenFromEmployer_user$key } from '../../../../__generated__/HiddenFromEmployer_user.graphql.ts';
import { link } from '../../../ui/text/link.css.ts';
import { engagementTypes } from '../../../lib/words/jobProfileWords.ts';
import * as css from '../parts.css.ts';

/** Hides a creator from the employer named in their profile. */
export function HiddenFromEmployer({ user }: { readonly user: HiddenFromEmployer_user$key }): ReactElement {
  const { profile } = useFragment(
    graphql`
      fragment HiddenFromEmployer_user on User {
        profile {
          ... on PrivateCreatorProfile {
            engagementType {
              engagementType
              nameOfCompanyYouCurrentlyWorkFor
            }
          }
        }
      }
    `,
    user,
  );
  const record = profile?.engagementType ?? null;
  const employer = record?.nameOfCompanyYouCurrentlyWorkFor ?? null;
  return (
    <>
      {record === null ? (
        <p className={css.text}>
          会社に勤めながら使うときは、働き方に勤め先を登録すると、その会社の人からあなたが見えなくなります。
        </p>
      ) : employer === null || record.engagementType === 'FREELANCE' ? (
        <p className={css.text}>
          働き方が「{engagementTypes[record.engagementType]}」なので、見せない勤め先はありません。
        </p>
      ) : (
        <p className={css.text}>
          <strong>{employer}</strong>
          の人には、あなたは見えません。同じ会社の別の表記と、その会社のメールアドレスの人も含みます。
        </p>
      )}
      <p className={css.note}>
        勤め先は
        <Link to="/me" hash="engagement" className={link}>
          マイページ
        </Link>
        の「働き方」で変更できます。
      </p>
    </>
  );
}
