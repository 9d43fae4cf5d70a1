import { builder } from '../../builder/builder.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { keysetPage } from '../../lib/request/paging.ts';
import { CreatorUser, JobSeekingStatus } from '../creators/profiles/schema.ts';
import { Product } from '../products/works/schema.ts';
import * as activities from './activities.ts';
import type { ActivityRow } from './activitiesSql.ts';

const UserActivityType = builder.enumType('UserActivityType', {
  values: ['CREATE_PRODUCT', 'EDIT_JOB_SEEKING_STATUS', 'EDIT_PRODUCT'] as const,
});

const UserActivity = builder.objectRef<ActivityRow>('UserActivity').implement({
  description: 'What a followed creator did.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('UserActivity', id) }),
    type: t.expose('type', { type: UserActivityType }),
    user: t.field({
      type: CreatorUser,
      resolve: (activity, _args, context) => activities.doerOf(context, activity),
    }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime' }),
    product: t.field({
      type: Product,
      nullable: true,
      description: 'The work, as it is now; null for a change of the seeking status.',
      resolve: (activity, _args, context) => activities.productOf(context, activity),
    }),
    jobSeekingStatus: t.expose('jobSeekingStatus', {
      type: JobSeekingStatus,
      nullable: true,
      description: 'What it was changed to then.',
    }),
  }),
});

const UserActivityConnection = builder.connectionObject(
  { type: UserActivity, name: 'UserActivityConnection' },
  { name: 'UserActivityEdge' },
);

builder.queryFields((t) => ({
  followingUserActivities: t.field({
    type: UserActivityConnection,
    description: 'What the creators whom the viewer follows did, newest first.',
    args: t.arg.connectionArgs(),
    authScopes: { memberContent: true },
    resolve: (_root, args, context) => activities.followingActivities(context, keysetPage(args)),
  }),
}));
