import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chromeRoute, guard } from './root.ts';
import type { Path } from './paths.ts';

const page = lazyRouteComponent(() => import('./ComingPage.tsx'), 'ComingPage');

/** A page that a later issue brings: it stands in the right chrome, behind the right guard, and says what will be there. */
export function coming<const P extends Path>(path: P) {
  return createRoute({
    getParentRoute: () => chromeRoute,
    path,
    beforeLoad: (match) => guard({ ...match, path }),
    component: page,
  });
}
