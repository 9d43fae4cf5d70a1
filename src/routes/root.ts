import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { IEnvironment } from 'relay-runtime';
import type { Session } from '../features/session/session.ts';

export interface RouterContext {
  readonly environment: IEnvironment;
  readonly session: Session;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Pages inside the application's chrome. The chrome itself is set in `app/routing/router.tsx`, since routes know nothing of `app`. */
export const chromeRoute = createRoute({ getParentRoute: () => rootRoute, id: 'chrome' });

/** Sign-up, sign-in and 404 stand alone. */
export const bareRoute = createRoute({ getParentRoute: () => rootRoute, id: 'bare' });
