import { createRoute } from '@tanstack/react-router';
import { OpenedDraft } from '../features/jobs/draft/OpenedDraft.part.ts';
import { part } from '../lib/part.ts';
import { noSearch, pageOptions } from './definePage.ts';
import { chromeRoute } from './root.ts';

/** Without a path: the editor stays mounted when a new draft gets its address. */
const editorRoute = createRoute({
  getParentRoute: () => chromeRoute,
  id: 'draft',
  component: part(async () => (await import('../features/jobs/draft/DraftPage.tsx')).DraftPage),
});

function draft<const Path extends `/jobs/draft/${string}/$id/${string}`>(path: Path, title: string) {
  const { load, ...options } = pageOptions(path, noSearch, {
    title,
    access: 'job-editor',
    frame: 'tool',
    ownBar: true,
    query: () => import('../../__generated__/OpenedDraftQuery.graphql.ts'),
    variables: ({ params }) => params,
    parts: () => [OpenedDraft],
  });
  return createRoute({
    getParentRoute: () => editorRoute,
    path,
    ...options,
    loader: (loading) => load(loading),
  });
}

export const draftPages = editorRoute.addChildren([
  draft('/jobs/draft/contract/$id/create', '単発の依頼を書く'),
  draft('/jobs/draft/contract/$id/edit', '単発の依頼を編集する'),
  draft('/jobs/draft/hourly/$id/create', '時間制の募集を書く'),
  draft('/jobs/draft/hourly/$id/edit', '時間制の募集を編集する'),
  draft('/jobs/draft/fulltime/$id/create', '正社員の募集を書く'),
  draft('/jobs/draft/fulltime/$id/edit', '正社員の募集を編集する'),
]);
