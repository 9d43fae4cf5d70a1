import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberName_member$key } from '../../../../__generated__/MemberName_member.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import * as css from './MembersSection.css.ts';

export function MemberName({ member }: { readonly member: MemberName_member$key }): ReactElement {
  const { fullName, email, isMe, profileImage } = useFragment(
    graphql`
      fragment MemberName_member on CompanyMember {
        fullName
        email
        isMe
        profileImage {
          url
        }
      }
    `,
    member,
  );
  return (
    <span className={css.person}>
      <Avatar name={fullName} src={profileImage?.url} size={32} className={css.face} />
      <span className={css.words}>
        <span className={css.name}>
          {fullName}
          {isMe && <span className={css.me}>あなた</span>}
        </span>
        <span className={css.email}>{email}</span>
      </span>
    </span>
  );
}
