/**
 * The page as a guest first sees it, as HTML: built apart (`vite.draw.config.ts`) and loaded by the server, which hands over the answers that
 * stand in the same HTML. `main.tsx` takes it over.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/App.tsx';
import { keepEnvironments } from './app/environments.ts';
import { createAppRouter } from './app/routing/router.tsx';
import { createGuestSession } from './features/session/session.ts';
import { guestAccessToken } from './relay/accessToken.ts';
import { closeEnvironment, createEnvironment } from './relay/environment.ts';
import { answersOf } from './relay/firstAnswers.ts';

export { setPageConfig } from './lib/config.ts';

/** Null: this address is not to be drawn, or leads elsewhere. */
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
    // Another address than this one, or a page for members: the browser finds its way.
    if (html === '') return null;
    // React has each picture fetched ahead that stands a few lines below; the one that counts is named in the head.
    return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  } finally {
    closeEnvironment(environment);
  }
}
