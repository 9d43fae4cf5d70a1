/**
 * Server rendering for guests: a build of its own (`vite.draw.config.ts`), loaded by the server, which passes
 * the answers of the same HTML. `main.tsx` hydrates it.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/App.tsx';
import { keepEnvironments } from './app/environments.ts';
import { createAppRouter } from './app/routing/router.tsx';
import { createGuestSession } from './features/session/session.ts';
import { guestAccessToken } from './relay/network/accessToken.ts';
import { closeEnvironment, createEnvironment } from './relay/environment.ts';
import { answersOf } from './relay/network/firstAnswers.ts';

export { setPageConfig } from './lib/config.ts';

/** Null: not drawn, or redirected. */
export async function draw(
  address: string,
  answers: unknown,
  minute: number,
  signal: AbortSignal,
): Promise<string | null> {
  const session = createGuestSession();
  const environments = keepEnvironments(session, () =>
    createEnvironment({
      token: guestAccessToken,
      first: answersOf(answers),
      isServer: true,
      network: { fetch: () => Promise.reject(new Error('Nothing is asked for while drawing')) },
      report: () => undefined,
    }),
  );
  const environment = environments.current();
  try {
    const history = createMemoryHistory({ initialEntries: [address] });
    const router = createAppRouter({ environment, session }, history);
    router.update({ ...router.options, isServer: true, scrollRestoration: false });
    await router.load();
    let failure: unknown = null;
    const { prelude } = await prerender(
      <StrictMode>
        <App router={router} session={session} environments={environments} drawnMinute={minute} />
      </StrictMode>,
      {
        signal,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          failure ??= error;
        },
      },
    );
    if (failure !== null) throw failure;
    const html = await new Response(prelude).text();
    // Redirected, or for members: left to the browser.
    if (html === '') return null;
    // React preloads every picture in the HTML; the head already names the one that matters.
    return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  } finally {
    closeEnvironment(environment);
  }
}
