import { createRoute } from '@tanstack/react-router';
import type { OpenedDraftQuery } from '../../__generated__/OpenedDraftQuery.graphql.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import type { Path } from './paths.ts';
import { chromeRoute, guard, requireJobEditor } from './root.ts';
import { OpenedDraft } from '../features/jobs/draft/OpenedDraft.part.ts';
import { part } from '../lib/part.ts';

const draftQuery = routeQuery<OpenedDraftQuery>(
  () => import('../../__generated__/OpenedDraftQuery.graphql.ts'),
  (params) => params,
);

/** Without an address of its own: the editor stays the same one when a new draft gets its lasting address. */
const editorRoute = createRoute({
  getParentRoute: () => chromeRoute,
  id: 'draft',
  component: part(async () => (await import('../features/jobs/draft/DraftPage.tsx')).DraftPage),
});

function draft<const P extends Extract<Path, `/jobs/draft/${string}`>>(path: P) {
  return createRoute({
    getParentRoute: () => editorRoute,
    path,
    beforeLoad: async (match) => {
      await guard({ ...match, path });
      requireJobEditor(match.context.session);
    },
    loader: ({ context, params, abortController: { signal } }) => {
      OpenedDraft.ahead();
      if ('id' in params) draftQuery.warm(context.environment, { id: String(params.id) }, { signal });
    },
  });
}

export const draftRoute = editorRoute.addChildren([
  draft('/jobs/draft/contract/$id/create'),
  draft('/jobs/draft/contract/$id/edit'),
  draft('/jobs/draft/hourly/$id/create'),
  draft('/jobs/draft/hourly/$id/edit'),
  draft('/jobs/draft/fulltime/$id/create'),
  draft('/jobs/draft/fulltime/$id/edit'),
]);
