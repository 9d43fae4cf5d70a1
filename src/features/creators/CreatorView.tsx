import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorView_creator$key } from '../../../__generated__/CreatorView_creator.graphql.ts';
import { PageHead } from '../page/PageHead.tsx';
import { CreatorHead } from './CreatorHead.tsx';
import * as css from './CreatorPage.css.ts';
import { CreatorTerms } from './CreatorTerms.tsx';

interface CreatorViewProps {
  readonly creator: CreatorView_creator$key;
  readonly name: string;
  /** The works. */
  readonly children: ReactNode;
}

export function CreatorView({ creator: key, name, children }: CreatorViewProps): ReactElement {
  const creator = useFragment(
    graphql`
      fragment CreatorView_creator on CreatorUser {
        profile {
          introduction
          jobProfile {
            ...CreatorTerms_jobProfile
          }
        }
        ...CreatorHead_creator
      }
    `,
    key,
  );
  return (
    <>
      <PageHead title={name} description={creator.profile.introduction.slice(0, 120)} />
      <CreatorHead creator={creator} />
      <CreatorTerms jobProfile={creator.profile.jobProfile} />
      <section className={css.works} aria-labelledby="works-of-creator">
        <div className={css.worksHead}>
          <h2 id="works-of-creator" className={css.worksTitle}>
            作品
          </h2>
        </div>
        {children}
      </section>
    </>
  );
}
