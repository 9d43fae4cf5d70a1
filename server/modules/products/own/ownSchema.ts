import { builder } from '../../../builder/builder.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import { User } from '../../accounts/users/userType.ts';
import * as own from './own.ts';
import { OwnProduct, PublishStatus, ReviewStatus } from './ownType.ts';
import { workKey } from '../works/workKey.ts';

const OwnProductEdge = builder.edgeObject({ type: OwnProduct, name: 'OwnProductEdge' });

const OwnProductConnection = builder.objectRef<own.OwnList>('OwnProductConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [OwnProductEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
    totalCount: t.int({ resolve: ({ filter }, _args, context) => own.countOwnFeed(context, filter) }),
  }),
});

builder.objectField(User, 'productsCount', (t) =>
  t.int({
    description: 'Own works, in any state; 0 for corporate users.',
    resolve: (user, _args, context) => own.countOwn(context, user.id),
  }),
);

builder.queryFields((t) => ({
  myProduct: t.field({
    type: OwnProduct,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, args, context) => {
      const id = workKey(args.id);
      return id === undefined ? null : own.ownProduct(context, id);
    },
  }),
  myProducts: t.field({
    type: OwnProductConnection,
    description: 'The viewer’s works, last created first.',
    args: {
      ...t.arg.connectionArgs(),
      publishStatus: t.arg({ type: PublishStatus }),
      reviewStatus: t.arg({ type: ReviewStatus }),
    },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { publishStatus, reviewStatus, ...args }, context) =>
      own.ownFeed(
        context,
        {
          ...(publishStatus && { isPublished: publishStatus === 'publish' }),
          ...(reviewStatus && { reviewStatus }),
        },
        keysetPage(args),
      ),
  }),
}));
