import { useMemo, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createEnvironment } from '../relay/environment.ts';
import { AriaLocale } from '../ui/overlays/AriaLocale.tsx';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { UndoRegion } from '../ui/feedback/UndoRegion.tsx';
import { followLinks } from './place.ts';
import { adminGraphql, type StaffSession } from './session/staffSession.ts';
import { StaffSessionContext } from './session/StaffSessionContext.ts';
import { Shell } from './shell/Shell.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

/** Signed out, nothing of what was read stays: each session has a store of its own. */
export function AdminApp({ session }: { readonly session: StaffSession }): ReactElement {
  const isSignedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  const environment = useMemo(
    () =>
      createEnvironment({
        token: isSignedIn
          ? session
          : { get: () => Promise.resolve(null), refresh: () => Promise.resolve(null) },
        report: () => undefined,
        network: { url: adminGraphql },
      }),
    [isSignedIn, session],
  );
  return (
    <StaffSessionContext value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <AriaLocale>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links are pressed, by keys too */}
          <div onClick={followLinks}>{isSignedIn ? <Shell /> : <SignIn />}</div>
          <ToastRegion />
          <UndoRegion />
        </AriaLocale>
      </RelayEnvironmentProvider>
    </StaffSessionContext>
  );
}
