import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorMe_query$key } from '../../../../__generated__/CreatorMe_query.graphql.ts';
import type { CreatorMe_user$key } from '../../../../__generated__/CreatorMe_user.graphql.ts';
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts';
import { useWide } from '../../../ui/useWide.ts';
import { MyWorks } from '../../products/own/MyWorks.tsx';
import { AccountLinks } from '../AccountLinks.tsx';
import type { AskedSection } from './creatorSections.ts';
import * as css from '../me.css.ts';
import * as own from '../../own-page/ownPage.css.ts';
import { MeHead } from './MeHead.tsx';
import { OnboardingTodo } from './OnboardingTodo.tsx';
import { SeekingStatus } from './SeekingStatus.tsx';
import { useHashPlace } from '../../page/useHashPlace.ts';
import { Visits } from './Visits.tsx';
import { CreatorSections } from './CreatorSections.part.ts';

interface CreatorMeProps {
  readonly query: CreatorMe_query$key;
  readonly user: CreatorMe_user$key;
  /** Refreshes what the change affects elsewhere: to-dos, the session. */
  readonly onChanged: () => Promise<void>;
}

/** One's own page as others see it, with edit buttons. */
export function CreatorMe({ query: queryKey, user: userKey, onChanged }: CreatorMeProps): ReactElement {
  const query = useFragment(
    graphql`
      fragment CreatorMe_query on Query {
        ...CreatorSections_query
        ...MyWorks_query
      }
    `,
    queryKey,
  );
  const user = useFragment(
    graphql`
      fragment CreatorMe_user on User {
        ...MeHead_user
        ...OnboardingTodo_user
        ...SeekingStatus_user
        ...Visits_user
        ...CreatorSections_user
      }
    `,
    userKey,
  );
  useHashPlace();
  // Beside the sections on wide screens; on phones the works come first.
  const wide = useWide();
  // Hiding a to-do removes the focused button.
  const aside = useRef<HTMLDivElement>(null);
  useKeptFocus(aside);
  const [asked, setAsked] = useState<AskedSection | null>(null);
  const standing = (
    <>
      <SeekingStatus user={user} />
      <Visits user={user} />
    </>
  );
  return (
    <>
      <MeHead user={user} />
      <div className={own.body}>
        <div ref={aside} className={own.aside} tabIndex={-1}>
          <OnboardingTodo user={user} onGo={(section, field) => setAsked({ section, field })} />
          {wide && standing}
          {wide && <AccountLinks audience="creator" />}
        </div>
        <div className={own.sections}>
          <MyWorks query={query} />
          {!wide && standing}
          <CreatorSections
            query={query}
            user={user}
            asked={asked}
            onChanged={onChanged}
            waiting={
              <section className={css.sectionsWaiting} aria-busy="true">
                <div className={own.sectionHead}>
                  <h2 className={own.sectionName}>プロフィール</h2>
                </div>
              </section>
            }
          />
        </div>
        {!wide && <AccountLinks audience="creator" />}
      </div>
    </>
  );
}
