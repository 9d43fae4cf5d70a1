import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { VisibilitySection_user$key } from '../../../../__generated__/VisibilitySection_user.graphql.ts';
import { BlockedCompanies } from './BlockedCompanies.tsx';
import { HiddenFromEmployer } from './HiddenFromEmployer.tsx';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { WhatIsVisible } from './WhatIsVisible.tsx';

/** For creators: what they see, and who does not see them. */
export function VisibilitySection({ user }: { readonly user: VisibilitySection_user$key }): ReactElement {
  const viewer = useFragment(
    graphql`
      fragment VisibilitySection_user on User {
        ...WhatIsVisible_user
        ...HiddenFromEmployer_user
        ...BlockedCompanies_user
      }
    `,
    user,
  );
  return (
    <SettingsSection id="visibility">
      <div className={css.block}>
        <h3 className={css.blockTitle}>あなたが見られるもの</h3>
        <WhatIsVisible user={viewer} />
      </div>
      <div className={css.block}>
        <h3 className={css.blockTitle}>勤め先に見せない</h3>
        <HiddenFromEmployer user={viewer} />
      </div>
      <div className={css.block}>
        <h3 className={css.blockTitle}>見せない会社</h3>
        <BlockedCompanies user={viewer} />
      </div>
    </SettingsSection>
  );
}
