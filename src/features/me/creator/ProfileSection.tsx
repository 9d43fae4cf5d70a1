import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProfileSection_query$key } from '../../../../__generated__/ProfileSection_query.graphql.ts';
import type { ProfileSection_user$key } from '../../../../__generated__/ProfileSection_user.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { CreatorEditing } from './creatorSections.ts';
import { Facts } from '../../own-page/Facts.tsx';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import { CreatorProfileForm } from '../../creators/edit/CreatorProfileForm.part.ts';

const genders = { FEMALE: '女性', MALE: '男性', OTHER: 'その他', NO_ANSWER: '回答しない' } as const;

interface ProfileSectionProps {
  readonly query: ProfileSection_query$key;
  readonly user: ProfileSection_user$key;
  readonly editing: CreatorEditing;
  readonly onSaved: () => Promise<void>;
}

export function ProfileSection({
  query: queryKey,
  user: userKey,
  editing,
  onSaved,
}: ProfileSectionProps): ReactElement | null {
  const query = useFragment(
    graphql`
      fragment ProfileSection_query on Query {
        ...CreatorProfileForm_query
      }
    `,
    queryKey,
  );
  const user = useFragment(
    graphql`
      fragment ProfileSection_user on User {
        profile {
          __typename
          ... on PrivateCreatorProfile {
            lastName
            firstName
            lastNameKana
            firstNameKana
            userName
            introduction
            prefecture {
              name
            }
            location
            hobby
            gender
            phoneNumber
            websiteUrl
            skills {
              name
            }
            tools {
              name
            }
            invoiceRegistrationNumber
            isIndividual
          }
        }
        ...CreatorProfileForm_user
      }
    `,
    userKey,
  );
  const { profile } = user;
  if (profile?.__typename !== 'PrivateCreatorProfile') return null;
  const kana = [profile.lastNameKana, profile.firstNameKana].filter((part) => part != null).join(' ');
  return (
    <OwnSection
      anchor="profile"
      title="プロフィール"
      editing={editing.current === 'profile'}
      aim={editing.aim}
      tall
      onEdit={() => editing.open('profile')}
      onLeave={editing.leave}
      editor={
        <CreatorProfileForm
          query={query}
          user={user}
          onSaved={onSaved}
          aside={<Button onClick={editing.leave}>キャンセル</Button>}
        />
      }
    >
      <Facts
        facts={[
          { name: '名前', value: `${profile.lastName} ${profile.firstName}` },
          { name: '表示名', value: profile.userName },
          { name: '紹介文', value: profile.introduction },
          {
            name: '拠点',
            value: [profile.prefecture?.name, profile.location].filter((part) => part != null).join(' '),
          },
          { name: '得意なこと', value: profile.skills.map((skill) => skill.name).join('、') },
          { name: 'ツール', value: profile.tools.map((tool) => tool.name).join('、') },
          { name: '趣味', value: profile.hobby },
          { name: 'ウェブサイト', value: profile.websiteUrl },
        ]}
      />
      <Facts
        title="非公開の情報"
        facts={[
          { name: '読み', value: kana },
          { name: '電話番号', value: profile.phoneNumber == null ? '' : formatPhone(profile.phoneNumber) },
          { name: '性別', value: profile.gender == null ? '' : genders[profile.gender] },
          { name: '請求の名義', value: profile.isIndividual ? '個人' : '法人' },
          { name: 'インボイス番号', value: profile.invoiceRegistrationNumber },
        ]}
      />
    </OwnSection>
  );
}
