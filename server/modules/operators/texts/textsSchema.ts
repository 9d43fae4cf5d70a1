import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { comingTexts } from '../../content/texts/previews.ts';
import type { ComingText } from '../../content/texts/previews.ts';

const Text = staffBuilder.objectRef<ComingText>('ComingText').implement({
  description: 'An article or a document whose day has not come.',
  fields: (t) => ({
    id: t.id({ resolve: ({ room, slug }) => `${room}/${slug}` }),
    isArticle: t.boolean({ resolve: ({ room }) => room === 'journal' }),
    title: t.exposeString('title'),
    publishedAt: t.exposeString('publishedAt', { description: 'Its day in Japan.' }),
    previewUrl: t.exposeString('address', { description: 'Opens it for seven days, for whoever has it.' }),
  }),
});

staffBuilder.queryFields((t) => ({
  comingTexts: t.field({
    type: [Text],
    description: 'The next first.',
    authScopes: { roles: ['EDITOR'] },
    resolve: (_root, _args, { services }) => comingTexts(services),
  }),
}));
