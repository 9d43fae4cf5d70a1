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

/**
 * Loaded with the account (`tokenSession.ts`) and rendered empty meanwhile, so that it is there before a
 * member's page.
 */
const AccountNotice = part(
  async () => (await import('../../features/session/AccountNotice.tsx')).AccountNotice,
);

/** Reports that its Suspense siblings are loaded. */
function There({ tell }: { readonly tell: () => void }): null {
  useLayoutEffect(tell, [tell]);
  return null;
}

/** The frame of every page. Tool pages fill the window and have no footer. */
export function Chrome(): ReactElement {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath });
  const facts = usePageFacts();
  const frame = facts?.frame === 'tool' ? 'tool' : 'page';
  const { status } = useSessionState();
  const onMemberPage = isForMembers(facts);
  // Before the account is known, a notice may still appear above a member's page and push it down, so the
  // page waits. Only once: a page already shown stays.
  const [begun, setBegun] = useState(false);
  // The viewer may be known before the notice's code is loaded (`public/first.js`).
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
