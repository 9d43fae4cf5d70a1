import { builder } from '../../builder/builder.ts';
import { ErrorInterface } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import { contentVisibilities, registrationSteps, roles } from '../../lib/viewer.ts';
import { contentVisibilityOf } from './contentVisibility.ts';
import type { UserRow } from './sql.ts';
import { standingOf } from './standing.ts';
import { ownUsers } from './users.ts';

/** The account's type apart from its module's queries, so that other modules can add their fields to it without a circle. */
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
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).hasUnreadMessage,
    }),
    hasUnreadNotification: t.boolean({
      resolve: async (user, _args, context) => (await standingOf(context, user.id)).hasUnreadNotification,
    }),
    hasRegisteredJobChangeMotivation: t.boolean({
      resolve: async (user, _args, context) =>
        (await standingOf(context, user.id)).hasRegisteredJobChangeMotivation,
    }),
    algoliaApiKey: t.string({
      nullable: true,
      description: 'The viewer’s secured key where Algolia is the search engine, else null.',
      // Made with the search engine's key, which no configuration names yet: until then the search is the database's.
      resolve: () => null,
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

interface UserAnswer {
  readonly user?: UserRow | null;
  readonly errors: readonly ExpectedError[];
}

export const UserPayload = builder.objectRef<UserAnswer>('UserPayload').implement({
  description: 'The viewer as changed; null when refused.',
  fields: (t) => ({
    user: t.field({ type: User, nullable: true, resolve: (payload) => payload.user ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: (payload) => [...payload.errors] }),
  }),
});

interface OkAnswer {
  readonly errors: readonly ExpectedError[];
}

export const OkPayload = builder.objectRef<OkAnswer>('OkPayload').implement({
  description: 'Done, or why not.',
  fields: (t) => ({
    ok: t.boolean({ resolve: (payload) => payload.errors.length === 0 }),
    errors: t.field({ type: [ErrorInterface], resolve: (payload) => [...payload.errors] }),
  }),
});
