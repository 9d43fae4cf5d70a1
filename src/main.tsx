import { isNotFound } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
import { keepFeedsOverReload } from './relay/feedSessions.ts';
import { createEnvironment } from './relay/environment.ts';
import { readFirstAnswers } from './relay/firstAnswers.ts';
import { outdatePages } from './relay/outdate.ts';
import { isMissingCode } from './lib/part.ts';
import { NetworkError } from './relay/transportErrors.ts';
import './ui/theme/global.css.ts';

startSentry();
forgiveSkippedTransitions();
setErrorReporter((error, info) => report(error, { componentStack: info?.componentStack }));

const { session, token, kept } = startSession();
forgetKeptWith(session);
// The first HTML was made for guests: to a member something else is answered.
let first = session.state().status === 'guest' ? readFirstAnswers() : undefined;
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

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root, {
  // As React does it by itself, but for a page that is not there, which is an answer, and for a cut line: neither is a failure of the page.
  onCaughtError: (error, { componentStack }) => {
    const isCut = !navigator.onLine && (isMissingCode(error) || error instanceof NetworkError);
    if (!isNotFound(error) && !isCut) console.error(error, componentStack);
  },
}).render(
  <StrictMode>
    <App router={router} session={session} environments={environments} />
  </StrictMode>,
);
