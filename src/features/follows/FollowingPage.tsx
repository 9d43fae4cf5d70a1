import type { ReactElement } from 'react';
import { useSessionState } from '../accounts/session.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { Followees } from './Followees.tsx';
import { Followers } from './Followers.tsx';

/** `/following`: whom a company follows, or who follows a creator. */
export function FollowingPage(): ReactElement {
  const session = useSessionState();
  const asCompany = session.status === 'member' && session.audience === 'company';
  return (
    <>
      <PageHead title={asCompany ? 'フォロー中の人' : 'フォローしてくれている会社'} />
      {asCompany ? <Followees /> : <Followers />}
    </>
  );
}
