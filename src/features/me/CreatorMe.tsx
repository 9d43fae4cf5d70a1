import { lazy, Suspense, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorMe_query$key } from '../../../__generated__/CreatorMe_query.graphql.ts';
import type { CreatorMe_user$key } from '../../../__generated__/CreatorMe_user.graphql.ts';
import { toast } from '../../ui/toast.ts';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { useWide } from '../../ui/useWide.ts';
import { MyWorks } from '../products/own/MyWorks.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { BankSection } from './BankSection.tsx';
import type { CreatorSection } from './creatorSections.ts';
import { EngagementSection } from './EngagementSection.tsx';
import { JobProfileSection } from './JobProfileSection.tsx';
import * as own from '../shell/own-page/ownPage.css.ts';
import { MeHead } from './MeHead.tsx';
import { OnboardingTodo } from './OnboardingTodo.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SeekingStatus } from './SeekingStatus.tsx';
import { useEditing } from '../shell/own-page/useEditing.ts';
import { useHashPlace } from '../shell/useHashPlace.ts';
import { Visits } from './Visits.tsx';

const LeaveDialog = lazy(async () => ({
  default: (await import('../shell/own-page/LeaveDialog.tsx')).LeaveDialog,
}));

interface CreatorMeProps {
  readonly query: CreatorMe_query$key;
  readonly user: CreatorMe_user$key;
  /** Asks the server again for what a change has changed elsewhere: to-dos, the session. */
  readonly onChanged: () => Promise<void>;
}

/** One’s own page: as others see it, with everything in its place to be changed. */
export function CreatorMe({ query: queryKey, user: userKey, onChanged }: CreatorMeProps): ReactElement {
  const query = useFragment(
    graphql`
      fragment CreatorMe_query on Query {
        ...ProfileSection_query
        ...MyWorks_query
      }
    `,
    queryKey,
  );
  const user = useFragment(
    graphql`
      fragment CreatorMe_user on User {
        id
        ...MeHead_user
        ...OnboardingTodo_user
        ...SeekingStatus_user
        ...Visits_user
        ...ProfileSection_user
        ...EngagementSection_user
        ...JobProfileSection_user
        ...BankSection_user
      }
    `,
    userKey,
  );
  useHashPlace();
  // Beside the sections where there is room, after them on a phone.
  const wide = useWide();
  // A to-do that is put away takes its button with it.
  const aside = useRef<HTMLDivElement>(null);
  useKeptFocus(aside);
  const editing = useEditing<CreatorSection>({
    profile: { draftKey: `creatorProfile:${user.id}` },
    engagement: { draftKey: `engagementType:${user.id}` },
    job: { draftKey: `jobProfile:${user.id}` },
    bank: { draftKey: null },
  });
  const saved = async (): Promise<void> => {
    toast.success('保存しました。');
    editing.saved();
    await onChanged();
  };
  const go = (section: CreatorSection, field?: string): void => {
    editing.open(section, field);
    document.getElementById(section)?.scrollIntoView();
  };
  return (
    <>
      <MeHead user={user} />
      <div className={own.body}>
        <div ref={aside} className={own.aside} tabIndex={-1}>
          <OnboardingTodo user={user} onGo={go} />
          <SeekingStatus user={user} />
          <Visits user={user} />
          {wide && <AccountLinks audience="creator" />}
        </div>
        <div className={own.sections}>
          <MyWorks query={query} />
          <ProfileSection query={query} user={user} editing={editing} onSaved={saved} />
          <EngagementSection user={user} editing={editing} onSaved={saved} />
          <JobProfileSection user={user} editing={editing} onSaved={saved} />
          <BankSection user={user} editing={editing} onSaved={saved} onChanged={onChanged} />
        </div>
        {!wide && <AccountLinks audience="creator" />}
      </div>
      <Suspense fallback={null}>
        {editing.question !== null && <LeaveDialog {...editing.question} />}
      </Suspense>
    </>
  );
}
