import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import { User } from '../../accounts/users/userType.ts';
import { viewSources } from './origin.ts';
import * as views from './views.ts';
import type { ViewStatus } from './views.ts';
import type { VisitsRow } from './viewsSql.ts';

const CreationState = builder.enumType('CreationState', {
  values: ['CREATED', 'FAILED', 'NOT_CREATED'] as const,
});

const ProfileStatistics = builder.objectRef<VisitsRow>('ProfileStatistics').implement({
  description: 'How often others looked at the viewer’s page. Days are those of Japan, today among them.',
  fields: (t) => ({
    visits7Days: t.exposeInt('visits7Days'),
    visits30Days: t.exposeInt('visits30Days'),
  }),
});

builder.objectField(User, 'profileStatistics', (t) =>
  t.field({
    type: ProfileStatistics,
    nullable: true,
    description: 'Of a creator’s page; null for corporate users.',
    resolve: (user, _args, context) => views.profileStatistics(context, user.id),
  }),
);

export const ViewPayload = payload<{ readonly status: ViewStatus }>(
  'ViewPayload',
  (t) => ({
    status: t.field({ type: CreationState, resolve: ({ status }) => status ?? 'FAILED' }),
  }),
  'CREATED for the first look of a day; NOT_CREATED for later ones and for one’s own.',
);

export const ViewSource = builder.enumType('ViewSource', {
  description: 'Where somebody came from who looks at something; OTHER where it is not known.',
  values: viewSources,
});

const ViewProductInput = builder.inputType('ViewProductInput', {
  fields: (t) => ({
    productId: t.id({ required: true }),
    shareToken: t.string({ description: 'Of the link that the viewer came by.' }),
    source: t.field({ type: ViewSource }),
    host: t.string({
      description: 'Of the site that led here when the source is OUTSIDE, and nothing more.',
    }),
  }),
});

const ViewCreatorProfileInput = builder.inputType('ViewCreatorProfileInput', {
  fields: (t) => ({ userId: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  viewProduct: t.field({
    type: ViewPayload,
    args: { input: t.arg({ type: ViewProductInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(['ProductNotFoundError', 'RateLimitExceededError'], async () => ({
        status: await views.viewProduct(context, input),
      })),
  }),
  viewCreatorProfile: t.field({
    type: ViewPayload,
    args: { input: t.arg({ type: ViewCreatorProfileInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(['RateLimitExceededError', 'UserNotFoundError'], async () => ({
        status: await views.viewCreatorProfile(context, input.userId),
      })),
  }),
}));
