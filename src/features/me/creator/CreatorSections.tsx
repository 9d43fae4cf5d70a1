import { Suspense, useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorSections_query$key } from '../../../../__generated__/CreatorSections_query.graphql.ts';
import type { CreatorSections_user$key } from '../../../../__generated__/CreatorSections_user.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useEditing } from '../../own-page/useEditing.ts';
import { BankSection } from './BankSection.tsx';
import type { AskedSection, CreatorSection } from './creatorSections.ts';
import { EngagementSection } from './EngagementSection.tsx';
import { JobProfileSection } from './JobProfileSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { part } from '../../../lib/part.ts';

const LeaveDialog = part(async () => (await import('../../own-page/LeaveDialog.tsx')).LeaveDialog);

interface CreatorSectionsProps {
  readonly query: CreatorSections_query$key;
  readonly user: CreatorSections_user$key;
  /**
   * A section asked for by a press beside them, maybe before they were loaded; a new object for each press.
   */
  readonly asked: AskedSection | null;
  readonly onChanged: () => Promise<void>;
}

/** What a creator writes about themselves, section by section. */
export function CreatorSections({
  query: queryKey,
  user: userKey,
  asked,
  onChanged,
}: CreatorSectionsProps): ReactElement {
  const query = useFragment(
    graphql`
      fragment CreatorSections_query on Query {
        ...ProfileSection_query
      }
    `,
    queryKey,
  );
  const user = useFragment(
    graphql`
      fragment CreatorSections_user on User {
        id
        ...ProfileSection_user
        ...EngagementSection_user
        ...JobProfileSection_user
        ...BankSection_user
      }
    `,
    userKey,
  );
  const editing = useEditing<CreatorSection>({
    profile: { draftKey: `creatorProfile:${user.id}` },
    engagement: { draftKey: `engagementType:${user.id}` },
    job: { draftKey: `jobProfile:${user.id}` },
    bank: { draftKey: null },
  });
  const go = useEffectEvent(({ section, field }: AskedSection) => {
    editing.open(section, field);
    document.getElementById(section)?.scrollIntoView();
  });
  useEffect(() => {
    if (asked !== null) go(asked);
  }, [asked]);
  const saved = async (): Promise<void> => {
    toast.success('保存しました。');
    editing.saved();
    await onChanged();
  };
  return (
    <>
      <ProfileSection query={query} user={user} editing={editing} onSaved={saved} />
      <EngagementSection user={user} editing={editing} onSaved={saved} />
      <JobProfileSection user={user} editing={editing} onSaved={saved} />
      <BankSection user={user} editing={editing} onSaved={saved} onChanged={onChanged} />
      <Suspense fallback={null}>
        {editing.question !== null && <LeaveDialog {...editing.question} />}
      </Suspense>
    </>
  );
}
