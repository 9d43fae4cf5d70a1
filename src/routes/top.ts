import topPageQueryNode from '../../__generated__/TopPageQuery.graphql.ts';
import { publicFeed } from '../features/top/publicFeed.ts';
import { page } from './definePage.ts';

export const topPage = page('/', {
  title: 'つくる人と会社を、つむぐ。',
  access: 'public',
  query: topPageQueryNode,
  warm: ({ environment }) => publicFeed.open(environment, {}).start(),
  component: async () => (await import('../features/top/TopPage.tsx')).TopPage,
});
