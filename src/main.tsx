import { isNotFound } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RootOptions } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepEnvironments } from './app/environments.ts';
import { loadPageCode } from './app/routing/loadPageCode.ts';
import { keepPageHeight } from './app/routing/pageHeight.ts';
import { noteOrigins } from './app/routing/noteOrigins.ts';
import { recordVisits } from './app/routing/recordVisits.ts';
import { forgetKeptWith } from './app/offline/forgetKept.ts';
import { keptShown } from './app/offline/keptShown.ts';
import { startServiceWorker } from './app/offline/serviceWorker.ts';
import { forgiveSkippedTransitions } from './app/routing/pictureTransition.ts';
import { createAppRouter } from './app/routing/router.tsx';
import { report, startSentry } from './app/reports/sentry.ts';
import { startSession } from './features/session/tokenSession.ts';
import { setErrorReporter } from './features/page/errorReport.ts';
import { keepFeedsOverReload } from './relay/feeds/feedSessions.ts';
import { createEnvironment } from './relay/environment.ts';
import { readFirstAnswers } from './relay/network/firstAnswers.ts';
import { outdatePages } from './relay/outdate.ts';
import { isCodeMissing, isMissingCode } from './lib/part.ts';
import { NetworkError } from './relay/network/transportErrors.ts';
import { fetchPicturesForPaper } from './ui/pictures/picturesOnPaper.ts';
import './ui/theme/global.css.ts';

startSentry();
forgiveSkippedTransitions();
setErrorReporter((error, info) => report(error, { componentStack: info?.componentStack }));

const { session, token, kept } = startSession();
forgetKeptWith(session);
// The first HTML was made for guests.
let first = session.state().status === 'guest' ? readFirstAnswers() : undefined;
const hasFirst = first?.isThere === true;
const environments = keepEnvironments(session, () => {
  const handed = first;
  first = undefined;
  return createEnvironment({
    token,
    kept,
    ...(handed !== undefined && { first: handed }),
    report: ({ kind, owner, fieldPath, message }) =>
      report(new Error(`${kind}: ${owner}.${fieldPath}`), { message }),
  });
});
keepFeedsOverReload(environments.current);
const router = createAppRouter({ environment: environments.current(), session });
keepPageHeight(router);
recordVisits(router, session);
noteOrigins(router);
loadPageCode(router, session);
kept.onGivenOut(keptShown.tell);
keptShown.onBack(() => {
  outdatePages(environments.current());
  session.refetch().catch(() => undefined);
  void router.invalidate();
});
startServiceWorker();
fetchPicturesForPaper();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const options: RootOptions = {
  // Logs errors as React does, except a page that does not exist and a lost network.
  onCaughtError: (error, { componentStack }) => {
    const isCut = !navigator.onLine && (isMissingCode(error) || error instanceof NetworkError);
    if (!isNotFound(error) && !isCut) console.error(error, componentStack);
  },
};
const app = (drawnMinute: number | null): ReactElement => (
  <StrictMode>
    <App router={router} session={session} environments={environments} drawnMinute={drawnMinute} />
  </StrictMode>
);

function begin(place: HTMLElement): void {
  place.replaceChildren();
  delete place.dataset['drawn'];
  delete document.documentElement.dataset['undrawn'];
  createRoot(place, options).render(app(null));
}

/** Hydrates the server-drawn page once its code is loaded. */
async function takeOver(place: HTMLElement, drawnMinute: number): Promise<void> {
  // Gives the router the same boundaries as on the server.
  router.ssr = { manifest: undefined };
  await router.load();
  // The drawn page stays readable.
  if (isCodeMissing()) document.getElementById('load-failed')?.removeAttribute('hidden');
  else hydrateRoot(place, app(drawnMinute), options);
}

const { drawn } = root.dataset;
// public/first.js hides a drawn page that is not for this viewer.
const isShown = document.documentElement.dataset['undrawn'] === undefined;
if (drawn !== undefined && isShown && hasFirst) void takeOver(root, Number(drawn));
else begin(root);
