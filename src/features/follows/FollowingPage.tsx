import type { ReactElement } from 'react';
import { seesOnlyPublic } from '../session/memberContent.ts';
import { OnlyPublicState } from '../session/OnlyPublicState.tsx';
import { useSessionState } from '../session/session.ts';
import { PageHead } from '../page/PageHead.tsx';
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
      <PageHead title="あなたをフォロー中の会社" />
      {seesOnlyPublic(session) ? (
        <OnlyPublicState title="あなたをフォロー中の会社は、現在表示できません。" />
      ) : (
        <Followers />
      )}
    </>
  );
}
