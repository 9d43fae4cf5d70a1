import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { IEnvironment } from 'relay-runtime';
import type { Session } from '../features/session/session.ts';

export interface RouterContext {
  readonly environment: IEnvironment;
  readonly session: Session;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Inside the chrome, which `app/routing/router.tsx` sets since routes must not import `app`. */
export const chromeRoute = createRoute({ getParentRoute: () => rootRoute, id: 'chrome' });

export const bareRoute = createRoute({ getParentRoute: () => rootRoute, id: 'bare' });
