import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';
import { useSessionState } from '../features/accounts/session.ts';
import { MemberOverlays } from '../features/onboarding/MemberOverlays.tsx';
import { factsOf, frameOf } from '../routes/paths.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import * as css from './Shell.css.ts';

/** Comes with the account (`tokenSession.ts`), so that it is there before a member's page is. */
const AccountNotice = lazy(async () => ({
  default: (await import('../features/accounts/AccountNotice.tsx')).AccountNotice,
}));

/** What stands around every page of the application. Tool screens end at the window's edge and have no colophon. */
export function Chrome(): ReactElement {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath });
  const frame = frameOf(path);
  const { status } = useSessionState();
  return (
    <div className={css.chrome}>
      <Header frame={frame} />
      {(status === 'member' || status === 'failed') && (
        <Suspense>
          <AccountNotice onMemberPage={factsOf(path)?.access === 'member'} />
        </Suspense>
      )}
      <Main>
        <PageOutlet />
      </Main>
      {frame === 'page' && <Footer />}
      <BottomBar />
      <MemberOverlays />
    </div>
  );
}
