import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { IEnvironment } from 'relay-runtime';
import type { Session } from '../features/accounts/session.ts';
import { factsOf } from './paths.ts';

export interface RouterContext {
  readonly environment: IEnvironment;
  readonly session: Session;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Pages inside the application's chrome. The chrome itself is set in `app/router.tsx`, since routes know nothing of `app`. */
export const chromeRoute = createRoute({ getParentRoute: () => rootRoute, id: 'chrome' });

/** Sign-up, sign-in and 404 stand alone. */
export const bareRoute = createRoute({ getParentRoute: () => rootRoute, id: 'bare' });

/** Every page's own guard: waits until the session is known, and sends a guest from a member's page to sign-in. */
export async function guard({
  context,
  path,
}: {
  readonly context: RouterContext;
  readonly path: string;
}): Promise<void> {
  if (factsOf(path)?.access !== 'member') return;
  const state = await context.session.ready();
  if (state.status === 'guest') throw redirect({ to: '/sign_in' });
}
