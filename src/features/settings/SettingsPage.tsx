import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SettingsPageQuery } from '../../../__generated__/SettingsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { PageHead } from '../page/PageHead.tsx';
import { useFreshOnReturn } from '../page/useFreshOnReturn.ts';
import { useHashPlace } from '../page/useHashPlace.ts';
import { DataSection } from './data/DataSection.tsx';
import { DecisionsSection } from './decisions/DecisionsSection.tsx';
import { DeletionSection } from './deletion/DeletionSection.tsx';
import { DevicesSection } from './devices/DevicesSection.tsx';
import { DisplaySection } from './display/DisplaySection.tsx';
import { EmailSection } from './sign-in/EmailSection.tsx';
import { MessagesSection } from './messages/MessagesSection.tsx';
import { NotificationsSection } from './notifications/NotificationsSection.tsx';
import { PasswordSection } from './sign-in/PasswordSection.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import { sectionsOf } from './sections.ts';
import { SettingsIndex } from './SettingsIndex.tsx';
import * as css from './SettingsPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ShortcutsSection } from './display/ShortcutsSection.tsx';
import { SignInMethodsSection } from './sign-in/SignInMethodsSection.tsx';
import { MembersSection } from '../companies/members/MembersSection.part.ts';
import { VisibilitySection } from './visibility/VisibilitySection.part.ts';

const title = 'アカウント設定';

export function SettingsPage(): ReactElement {
  const { me, myChatSettings, myDecisions } = useRouteQuery<SettingsPageQuery>(
    graphql`
      query SettingsPageQuery {
        me {
          roles
          ...EmailSection_user
          ...PasswordSection_user
          ...SignInMethodsSection_user
          ...PasskeysSection_user
          ...SecondFactorSection_user
          ...DevicesSection_user
          ...NotificationsSection_user
          ...MessagesSection_user
          ...VisibilitySection_user
          ...DataSection_user
          ...DeletionSection_user
          company {
            ...MembersSection_company
            ...DeletionSection_company
          }
        }
        myDecisions {
          ...DecisionsSection_decisions
        }
        myChatSettings {
          ...MessagesSection_settings
        }
      }
    `,
    {},
  );
  useHashPlace();
  useFreshOnReturn();
  // The guard admits only members.
  if (!me) throw new Error('The viewer is missing');
  const canManage = me.roles.includes('CORPORATE_USER');
  const isCreator = me.roles.includes('CREATOR_USER');
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      <div className={css.columns}>
        <SettingsIndex ids={sectionsOf(isCreator ? 'creator' : 'company')} />
        <div className={css.sections}>
          <EmailSection user={me} />
          <PasswordSection user={me} />
          <SignInMethodsSection user={me} />
          <PasskeysSection user={me} />
          <SecondFactorSection user={me} />
          <DevicesSection user={me} />
          <NotificationsSection user={me} />
          <MessagesSection settings={myChatSettings} user={me} isCreator={isCreator} />
          {isCreator ? (
            <VisibilitySection user={me} />
          ) : (
            <SettingsSection
              id="members"
              lead={canManage ? '会社の人を招いて、役割を分けられます。' : '会社を動かしている人たちです。'}
            >
              {me.company && <MembersSection company={me.company} canManage={canManage} />}
            </SettingsSection>
          )}
          <ShortcutsSection />
          <DisplaySection />
          <DecisionsSection decisions={myDecisions} />
          <DataSection user={me} />
          <DeletionSection user={me} company={me.company ?? null} />
        </div>
      </div>
    </div>
  );
}
