import { isNotFound } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepEnvironments } from './app/environments.ts';
import { loadPageCode } from './app/loadPageCode.ts';
import { recordVisits } from './app/recordVisits.ts';
import { forgiveSkippedTransitions } from './app/pictureTransition.ts';
import { createAppRouter } from './app/router.tsx';
import { report, startSentry } from './app/sentry.ts';
import { startSession } from './features/accounts/tokenSession.ts';
import { setErrorReporter } from './features/shell/errorReport.ts';
import { createEnvironment } from './relay/environment.ts';
import './ui/global.css.ts';

startSentry();
forgiveSkippedTransitions();
setErrorReporter((error, info) => report(error, { componentStack: info?.componentStack }));

const { session, token } = startSession();
const environments = keepEnvironments(session, () =>
  createEnvironment({
    token,
    report: ({ kind, owner, fieldPath, message }) =>
      report(new Error(`${kind}: ${owner}.${fieldPath}`), { message }),
  }),
);
const router = createAppRouter({ environment: environments.current(), session });
recordVisits(router, session);
loadPageCode(router, session);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root, {
  // As React does it by itself, but for a page that is not there: that is an answer, not a failure.
  onCaughtError: (error, { componentStack }) => {
    if (!isNotFound(error)) console.error(error, componentStack);
  },
}).render(
  <StrictMode>
    <App router={router} session={session} environments={environments} />
  </StrictMode>,
);
