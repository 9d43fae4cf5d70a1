import topPageQueryNode from '../../__generated__/TopPageQuery.graphql.ts';
import { publicFeed } from '../features/top/publicFeed.ts';
import { page } from './definePage.ts';

/** The place of すべての作品 on the page. */
const allWorks = 'works';

export const topPage = page('/', {
  title: 'つくる人と会社を、つむぐ。',
  access: 'public',
  query: topPageQueryNode,
  // Not for those who came to see the page's beginning.
  warm: ({ environment, hash }) => {
    if (hash === allWorks) publicFeed.open(environment, {}).start();
  },
  component: async () => (await import('../features/top/TopPage.tsx')).TopPage,
});
