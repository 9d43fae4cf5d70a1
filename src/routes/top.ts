import topPageQueryNode from '../../__generated__/TopPageQuery.graphql.ts';
import { page } from './definePage.ts';

/** The anchor of すべての作品. */
const allWorks = 'works';

export const topPage = page('/', {
  title: 'つくる人と会社を、つむぐ。',
  access: 'public',
  query: topPageQueryNode,
  // Only when the feed is where the page opens.
  warm: async ({ environment, hash }) => {
    if (hash !== allWorks) return;
    const { publicFeed } = await import('../features/top/publicFeed.ts');
    publicFeed.open(environment, {}).start();
  },
  component: async () => (await import('../features/top/TopPage.tsx')).TopPage,
});
