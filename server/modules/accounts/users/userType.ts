import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { contentVisibilities, registrationSteps, roles } from '../../../lib/request/viewer.ts';
import { contentVisibilityOf } from './contentVisibility.ts';
import type { UserRow } from './sql.ts';
import { standingOf } from './standing.ts';
import { ownUsers } from './users.ts';

/** Apart from the queries, so that other modules can add fields without a circular import. */
export const Role = builder.enumType('Role', { values: roles });

const RegistrationStep = builder.enumType('RegistrationStep', {
  description: 'The step of the registration that comes next.',
  values: registrationSteps,
});

const ContentVisibilityType = builder.enumType('ContentVisibilityType', {
  description: 'What the viewer may see: public things only, everything for the first days, or everything.',
  values: contentVisibilities,
});

export const User = builder.objectRef<UserRow>('User');

builder.node(User, {
  description: 'The signed-in person, as they alone see themselves.',
  id: { resolve: (user) => user.id },
  loadManyWithoutCache: (ids, context) => ownUsers(context, ids),
  fields: (t) => ({
    email: t.exposeString('email'),
    emailVerified: t.boolean({ resolve: (user) => user.emailVerifiedAt !== null }),
    isGoogleLoggedIn: t.boolean({
      description: 'Whether Google is one of the ways to sign in.',
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).isGoogleLoggedIn,
    }),
    hasPassword: t.boolean({
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).hasPassword,
    }),
    pendingEmail: t.string({
      nullable: true,
      description: 'The address that a change was asked for to without the password, until both have agreed.',
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).pendingEmail,
    }),
    roles: t.field({ type: [Role], resolve: (user) => [user.role] }),
    registrationStep: t.expose('registrationStep', { type: RegistrationStep }),
    contentVisibilityType: t.field({
      type: ContentVisibilityType,
      resolve: (user, _args, { services }) => contentVisibilityOf(user, services.clock.now()),
    }),
    contentVisibilityEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When TEMPORARILY_ALL ends; null for every other visibility.',
      resolve: (user, _args, { services }) =>
        contentVisibilityOf(user, services.clock.now()) === 'TEMPORARILY_ALL' ? user.trialEndsAt : null,
    }),
    hasUnreadMessage: t.boolean({
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).unreadRoomsCount > 0,
    }),
    unreadRoomsCount: t.int({
      description:
        'How many rooms have something unread, 100 at the most. Rooms that are muted and requests that wait do not count.',
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).unreadRoomsCount,
    }),
    hasRegisteredJobChangeMotivation: t.boolean({
      resolve: async (user, _args, context) =>
        (await standingOf(context, user.id)).hasRegisteredJobChangeMotivation,
    }),
    followersCount: t.int({
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).followersCount,
    }),
    viaPrairieCard: t.exposeBoolean('viaPrairieCard'),
    closedPrairieCardSignUpCampaignEndedDialogAt: t.expose('closedPrairieCardSignUpCampaignEndedDialogAt', {
      type: 'DateTime',
      nullable: true,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    deletionDueAt: t.expose('deletionDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account will be deleted; null unless its owner asked for it.',
    }),
  }),
});

export const UserPayload = payload<{ readonly user: UserRow | null }>(
  'UserPayload',
  (t) => ({
    user: t.expose('user', { type: User, nullable: true }),
  }),
  'The viewer as changed; null when refused.',
);

export const OkPayload = payload<object>(
  'OkPayload',
  (t) => ({
    ok: t.boolean({ resolve: ({ errors }) => errors.length === 0 }),
  }),
  'Done, or why not.',
);
