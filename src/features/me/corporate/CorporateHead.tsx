import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CorporateHead_user$key } from '../../../../__generated__/CorporateHead_user.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { memberRoleName } from '../../../lib/words/memberRoleNames.ts';
import * as coverHead from '../../own-page/coverHead.css.ts';
import * as css from '../me.css.ts';
import { PictureActs } from '../picture/PictureActs.tsx';

/** Face, name, company and role. */
export function CorporateHead({ user }: { readonly user: CorporateHead_user$key }): ReactElement | null {
  const { profile, roles, company } = useFragment(
    graphql`
      fragment CorporateHead_user on User {
        roles
        company {
          name
        }
        profile {
          ... on PrivateCorporateProfile {
            fullName
            companyName
            profileImage {
              url
            }
          }
        }
      }
    `,
    user,
  );
  if (profile?.fullName === undefined) return null;
  const words = roles.map(memberRoleName).filter((word) => word !== '');
  return (
    <header className={css.headPlain}>
      <div>
        <div className={css.facePlain}>
          <Avatar name={profile.fullName} src={profile.profileImage?.url} size={96} lazy={false} />
          <PictureActs kind="face" present={profile.profileImage != null} />
        </div>
        <h1 className={coverHead.name}>{profile.fullName}</h1>
        <p className={css.company}>
          {company?.name ?? profile.companyName}
          {words.length > 0 && <span className={css.role}>{words.join('、')}</span>}
        </p>
      </div>
      <div className={coverHead.headAct}>
        <Link to="/my_company" className={buttonClass()}>
          会社情報を見る
        </Link>
      </div>
    </header>
  );
}
