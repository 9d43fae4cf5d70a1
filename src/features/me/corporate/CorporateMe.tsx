import { Suspense, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CorporateMe_query$key } from '../../../../__generated__/CorporateMe_query.graphql.ts';
import type { CorporateMe_user$key } from '../../../../__generated__/CorporateMe_user.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts';
import { useWide } from '../../../ui/useWide.ts';
import { AccountLinks } from '../AccountLinks.tsx';
import { CorporateHead } from './CorporateHead.tsx';
import { corporateDraft, type CorporateSection, interestsDraft } from './corporateSections.ts';
import { CorporateTodo } from './CorporateTodo.tsx';
import { Facts } from '../../own-page/Facts.tsx';
import * as own from '../../own-page/ownPage.css.ts';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import { useEditing } from '../../own-page/useEditing.ts';
import { part } from '../../../lib/part.ts';

const ProfileForm = part(async () => (await import('./CorporateProfileForm.tsx')).CorporateProfileForm);
const InterestsForm = part(async () => (await import('./InterestsForm.tsx')).InterestsForm);
const LeaveDialog = part(async () => (await import('../../own-page/LeaveDialog.tsx')).LeaveDialog);

interface CorporateMeProps {
  readonly query: CorporateMe_query$key;
  readonly user: CorporateMe_user$key;
  readonly onChanged: () => Promise<void>;
}

/** The own page of a company's person. */
export function CorporateMe({
  query: queryKey,
  user: userKey,
  onChanged,
}: CorporateMeProps): ReactElement | null {
  const query = useFragment(
    graphql`
      fragment CorporateMe_query on Query {
        ...InterestsForm_query
      }
    `,
    queryKey,
  );
  const user = useFragment(
    graphql`
      fragment CorporateMe_user on User {
        id
        profile {
          __typename
          ... on PrivateCorporateProfile {
            fullName
            lastNameKana
            firstNameKana
            phoneNumber
            interestCategories {
              name
            }
          }
        }
        ...CorporateHead_user
        ...CorporateTodo_user
        ...CorporateProfileForm_user
        ...InterestsForm_user
      }
    `,
    userKey,
  );
  // Beside the sections on wide screens, after them on phones.
  const wide = useWide();
  // Hiding a to-do removes the focused button.
  const pane = useRef<HTMLDivElement>(null);
  useKeptFocus(pane);
  const editing = useEditing<CorporateSection>({
    profile: { draftKey: corporateDraft(user.id) },
    interests: { draftKey: interestsDraft(user.id) },
  });
  const { profile } = user;
  if (profile?.__typename !== 'PrivateCorporateProfile') return null;
  const saved = async (): Promise<void> => {
    toast.success('保存しました。');
    editing.saved();
    await onChanged();
  };
  const aside = <Button onClick={editing.leave}>キャンセル</Button>;
  const section = (name: CorporateSection) => ({
    anchor: name,
    editing: editing.current === name,
    onEdit: () => editing.open(name),
    onLeave: editing.leave,
  });
  return (
    <>
      <CorporateHead user={user} />
      <div className={own.body}>
        <div ref={pane} className={own.aside} tabIndex={-1}>
          <CorporateTodo user={user} />
          {wide && <AccountLinks audience="company" />}
        </div>
        <div className={own.sections}>
          <OwnSection
            {...section('profile')}
            title="プロフィール"
            editor={<ProfileForm user={user} onSaved={saved} aside={aside} />}
          >
            <Facts
              facts={[
                { name: '名前', value: profile.fullName },
                {
                  name: '読み',
                  value: [profile.lastNameKana, profile.firstNameKana]
                    .filter((name) => name != null)
                    .join(' '),
                },
                {
                  name: '電話番号',
                  value: profile.phoneNumber == null ? '' : formatPhone(profile.phoneNumber),
                },
              ]}
            />
          </OwnSection>
          <OwnSection
            {...section('interests')}
            title="関心のある分野"
            editLabel={profile.interestCategories.length === 0 ? '選ぶ' : '編集する'}
            editor={<InterestsForm query={query} user={user} onSaved={saved} aside={aside} />}
          >
            {profile.interestCategories.length === 0 ? (
              <p className={own.empty}>
                選んでおくと、その分野の作品が「おすすめの作品」に出やすくなります。
              </p>
            ) : (
              <Facts
                facts={[
                  { name: '分野', value: profile.interestCategories.map(({ name }) => name).join('、') },
                ]}
              />
            )}
          </OwnSection>
        </div>
        {!wide && <AccountLinks audience="company" />}
      </div>
      <Suspense fallback={null}>
        {editing.question !== null && <LeaveDialog {...editing.question} />}
      </Suspense>
    </>
  );
}
