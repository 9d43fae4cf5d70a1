import { createRoute } from '@tanstack/react-router';
import { chromeRoute, guard } from './root.ts';
import type { Path } from './paths.ts';
import { part } from '../lib/part.ts';

const page = part(async () => (await import('./ComingPage.tsx')).ComingPage);

/** A page that a later issue brings: it stands in the right chrome, behind the right guard, and says what will be there. */
export function coming<const P extends Path>(path: P) {
  return createRoute({
    getParentRoute: () => chromeRoute,
    path,
    beforeLoad: (match) => guard({ ...match, path }),
    component: page,
  });
}
