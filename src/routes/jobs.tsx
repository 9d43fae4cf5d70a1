import { draftRoute } from './jobDrafts.tsx';
import { jobPageRoutes } from './jobPages.tsx';
import { projectsRoute } from './projects.tsx';

export const jobRoutes = [...jobPageRoutes, draftRoute, projectsRoute] as const;
