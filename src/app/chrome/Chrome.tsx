import { useRouterState } from '@tanstack/react-router';
import { type ReactElement, Suspense, useLayoutEffect, useState } from 'react';
import { useSessionState } from '../../features/session/session.ts';
import { MemberOverlays } from '../../features/onboarding/MemberOverlays.tsx';
import { isForMembers, usePageFacts } from '../../features/page/pageFacts.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { PageOutlet } from '../routing/PageOutlet.tsx';
import { PendingPage } from '../routing/PendingPage.tsx';
import * as css from './Shell.css.ts';
import { part } from '../../lib/part.ts';

/** Comes with the account (`tokenSession.ts`), and is shown, empty, while that is loading: so it is there before a member's page is. */
const AccountNotice = part(
  async () => (await import('../../features/session/AccountNotice.tsx')).AccountNotice,
);

/** Tells that what stands beside it in a Suspense is there. */
function There({ tell }: { readonly tell: () => void }): null {
  useLayoutEffect(tell, [tell]);
  return null;
}

/** What stands around every page of the application. Tool screens end at the window's edge and have no colophon. */
export function Chrome(): ReactElement {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath });
  const facts = usePageFacts();
  const frame = facts?.frame === 'tool' ? 'tool' : 'page';
  const { status } = useSessionState();
  const onMemberPage = isForMembers(facts);
  // Before the account is known nobody knows whether a notice stands above a member's page: a place for it would be pushed down. Only
  // once: a page that is there stays.
  const [begun, setBegun] = useState(false);
  // Who is here may be known before the notice's code is there (`public/first.js`).
  const [waitsForNotice, setWaitsForNotice] = useState(status === 'loading');
  const [noticeIsThere] = useState(() => () => setWaitsForNotice(false));
  const isKnown = status === 'guest' || (status !== 'loading' && !waitsForNotice);
  const begins = begun || isKnown || !onMemberPage;
  if (begins && !begun) setBegun(true);
  return (
    <div
      className={css.chrome}
      data-alone={facts?.alone === true ? '' : undefined}
      data-own-bar={facts?.ownBar === true ? '' : undefined}
    >
      <Header frame={frame} />
      {status !== 'guest' && (
        <Suspense>
          <AccountNotice path={path} onMemberPage={onMemberPage} />
          <There tell={noticeIsThere} />
        </Suspense>
      )}
      {begins ? (
        <Main>
          <PageOutlet />
        </Main>
      ) : (
        <div className={css.main}>
          <PendingPage />
        </div>
      )}
      {frame === 'page' && <Footer />}
      <BottomBar />
      <MemberOverlays />
    </div>
  );
}
