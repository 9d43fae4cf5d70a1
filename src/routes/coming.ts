import type { Access } from '../features/page/pageFacts.ts';

/** A page that a later issue brings: it stands in the right chrome, behind the right guard, and says what will be there. */
export function coming(title: string, access: Access = 'public') {
  return { title, access, component: async () => (await import('./ComingPage.tsx')).ComingPage };
}
