import { lazy } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SettingsPageQuery } from '../../../../__generated__/SettingsPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useHashPlace } from '../../shell/useHashPlace.ts';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { DisplaySection } from './DisplaySection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { sectionsOf } from './sections.ts';
import { SettingsIndex } from './SettingsIndex.tsx';
import * as css from './SettingsPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ShortcutsSection } from './ShortcutsSection.tsx';
import { SignInMethodsSection } from './SignInMethodsSection.tsx';

// The route asks for the viewer's one together with this page and its query: what stands below gives way to neither.
const MembersSection = lazy(async () => ({
  default: (await import('../../companies/MembersSection.tsx')).MembersSection,
}));
const VisibilitySection = lazy(async () => ({
  default: (await import('./VisibilitySection.tsx')).VisibilitySection,
}));

const title = 'アカウント設定';

/** `/settings/account`: everything about the account, on one page. */
export function SettingsPage(): ReactElement {
  const { me } = useRouteQuery<SettingsPageQuery>(
    graphql`
      query SettingsPageQuery {
        me {
          roles
          ...EmailSection_user
          ...PasswordSection_user
          ...SignInMethodsSection_user
          ...DevicesSection_user
          ...NotificationsSection_user
          ...VisibilitySection_user
          ...DataSection_user
          ...DeletionSection_user
          company {
            ...MembersSection_company
          }
        }
      }
    `,
    {},
  );
  useHashPlace();
  // The guard let a member in, so somebody must be there.
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
          <DevicesSection user={me} />
          <NotificationsSection user={me} />
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
          <DataSection user={me} />
          <DeletionSection user={me} />
        </div>
      </div>
    </div>
  );
}
