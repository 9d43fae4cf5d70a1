import { builder } from '../../builder/builder.ts';
import { payload } from '../../builder/payload.ts';
import { countedConnection } from '../../builder/countedConnection.ts';
import { orErrors } from '../../builder/errors.ts';
import { encodeGlobalId, keyOf } from '../../lib/request/globalId.ts';
import { encodeCursor, keysetPage } from '../../lib/request/paging.ts';
import { User } from '../accounts/users/userType.ts';
import { reloadViewerUser } from '../accounts/users/users.ts';
import type { UserRow } from '../accounts/users/sql.ts';
import { CorporateUser } from '../companies/members/peopleSchema.ts';
import { CreatorUser } from '../creators/profiles/schema.ts';
import type { CreatorRow } from '../creators/profiles/sql.ts';
import * as follows from './follows.ts';
import type { FollowRow } from './sql.ts';

const idOf = (key: string): string => encodeGlobalId('Follow', key);

const Follow = builder.objectRef<FollowRow>('Follow').implement({
  description: 'That somebody of a company follows a creator.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => idOf(id) }),
    followee: t.field({
      type: CreatorUser,
      resolve: (follow, _args, context) => follows.followeeOf(context, follow),
    }),
    follower: t.field({
      type: CorporateUser,
      resolve: (follow, _args, context) => follows.followerOf(context, follow),
    }),
    followedAt: t.expose('followedAt', { type: 'DateTime' }),
  }),
});

const FollowEdge = builder.edgeObject({ type: Follow, name: 'FollowEdge' });
const FollowConnection = countedConnection<FollowRow>(
  'FollowConnection',
  FollowEdge,
  'Everybody in the list, those too whom the viewer does not see at present.',
);

const FollowPayload = payload<{ readonly follow: FollowRow; readonly user: UserRow | null }>(
  'FollowPayload',
  (t) => ({
    follow: t.expose('follow', { type: Follow, nullable: true }),
    followEdge: t.field({
      type: FollowEdge,
      nullable: true,
      description: 'Where it stands in `followees`: at the beginning.',
      resolve: ({ follow }) =>
        follow ? { cursor: encodeCursor({ at: follow.followedAt, id: follow.id }), node: follow } : null,
    }),
    user: t.expose('user', {
      type: User,
      nullable: true,
      description: 'The viewer, whose to-do a first follow ticks off.',
    }),
  }),
);

interface Unfollowed {
  readonly unfollowedId: string;
  readonly creator: CreatorRow | null;
  readonly user: UserRow | null;
}

const UnfollowPayload = payload<Unfollowed>('UnfollowPayload', (t) => ({
  unfollowedId: t.id({
    nullable: true,
    description: 'The id of the `Follow` that is no more.',
    resolve: ({ unfollowedId }) => (unfollowedId === undefined ? null : idOf(unfollowedId)),
  }),
  creator: t.expose('creator', {
    type: CreatorUser,
    nullable: true,
    description: 'Who was followed, as long as the viewer may see them.',
  }),
  user: t.expose('user', { type: User, nullable: true }),
}));

builder.objectField(User, 'companiesFollowingCount', (t) =>
  t.int({
    nullable: true,
    description:
      'How many companies the creator’s `followers` are of; null beyond 1,000 people, and 0 for whoever is not the viewer.',
    resolve: (user, _args, context) => follows.companiesFollowing(context, user.id),
  }),
);

const FollowInput = builder.inputType('FollowInput', {
  fields: (t) => ({ userId: t.id({ required: true }) }),
});
const UnfollowInput = builder.inputType('UnfollowInput', {
  fields: (t) => ({ userId: t.id({ required: true }) }),
});

builder.objectField(CreatorUser, 'isFollowed', (t) =>
  t.boolean({
    description: 'Whether the viewer follows this creator; false for whoever cannot follow.',
    resolve: (creator, _args, context) => follows.isFollowed(context, creator.key),
  }),
);

builder.objectField(User, 'followeesCount', (t) =>
  t.int({
    description: 'How many creators the person follows; 0 for creators.',
    resolve: (user, _args, context) => follows.followeesTotal(context, user.id),
  }),
);

builder.queryFields((t) => ({
  followers: t.field({
    type: FollowConnection,
    description: 'Who follows the viewer, newest first.',
    args: t.arg.connectionArgs(),
    authScopes: { memberContent: true },
    resolve: (_root, args, context) => follows.followers(context, keysetPage(args)),
  }),
  followees: t.field({
    type: FollowConnection,
    description: 'Whom the viewer follows, newest first.',
    args: t.arg.connectionArgs(),
    authScopes: { memberContent: true },
    resolve: (_root, args, context) => follows.followees(context, keysetPage(args)),
  }),
}));

const scopes = { role: follows.followerRoles };

builder.mutationFields((t) => ({
  follow: t.field({
    type: FollowPayload,
    args: { input: t.arg({ type: FollowInput, required: true }) },
    authScopes: scopes,
    resolve: (_root, { input }, context) =>
      orErrors(['UserHasAlreadyFollowedError', 'UserNotFoundError', 'ForbiddenError'], async () => {
        const follow = await follows.follow(context, keyOf(input.userId, 'CreatorUser'));
        return { follow, user: await reloadViewerUser(context) };
      }),
  }),
  unfollow: t.field({
    type: UnfollowPayload,
    args: { input: t.arg({ type: UnfollowInput, required: true }) },
    authScopes: scopes,
    resolve: (_root, { input }, context) =>
      orErrors(['UserDidNotFollowError', 'UserNotFoundError', 'ForbiddenError'], async () => {
        const ended = await follows.unfollow(context, keyOf(input.userId, 'CreatorUser'));
        return { ...ended, user: await reloadViewerUser(context) };
      }),
  }),
}));
