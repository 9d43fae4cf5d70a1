import { builder } from '../../../builder/builder.ts';
import { User } from '../../accounts/users/userType.ts';
import { hostedKey } from './hostedKey.ts';

builder.objectFields(User, (t) => ({
  algoliaApiKey: t.string({
    nullable: true,
    description:
      'The viewer’s secured key where Algolia is the search engine, else null: for a quarter of an hour, and for ids alone.',
    resolve: (user, _args, context) => hostedKey(context, user.id),
  }),
}));
