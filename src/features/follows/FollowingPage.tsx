import type { ReactElement } from 'react';
import { seesOnlyPublic } from '../accounts/memberContent.ts';
import { OnlyPublicState } from '../accounts/OnlyPublicState.tsx';
import { useSessionState } from '../accounts/session.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { Followees } from './Followees.tsx';
import { Followers } from './Followers.tsx';

/** `/following`: whom a company follows, or who follows a creator. */
export function FollowingPage(): ReactElement {
  const session = useSessionState();
  if (session.status === 'member' && session.audience === 'company') {
    return (
      <>
        <PageHead title="フォロー中の人" />
        <Followees />
      </>
    );
  }
  return (
    <>
      <PageHead title="フォローしてくれている会社" />
      {seesOnlyPublic(session) ? (
        <OnlyPublicState title="フォローしてくれている会社は、いま見られません。" />
      ) : (
        <Followers />
      )}
    </>
  );
}
