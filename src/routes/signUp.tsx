import { createRoute, redirect } from '@tanstack/react-router';
import type { BusinessPasswordPageQuery } from '../../__generated__/BusinessPasswordPageQuery.graphql.ts';
import type { EngagementStepPageQuery } from '../../__generated__/EngagementStepPageQuery.graphql.ts';
import type { JobProfileStepPageQuery } from '../../__generated__/JobProfileStepPageQuery.graphql.ts';
import type { ProfileStepPageQuery } from '../../__generated__/ProfileStepPageQuery.graphql.ts';
import type { SignUpCompletePageQuery } from '../../__generated__/SignUpCompletePageQuery.graphql.ts';
import { homePath, registrationPath } from '../features/session/destinations.ts';
import { emailLink, invitationLink } from '../features/sign-up/links.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { bareRoute, guard, type RouterContext } from './root.ts';
import { CreatorProfileForm } from '../features/creators/edit/CreatorProfileForm.part.ts';
import { JobProfileForm } from '../features/creators/edit/JobProfileForm.part.ts';
import { part } from '../lib/part.ts';

const profileQuery = routeQuery<ProfileStepPageQuery, object>(
  () => import('../../__generated__/ProfileStepPageQuery.graphql.ts'),
  () => ({}),
);
const engagementQuery = routeQuery<EngagementStepPageQuery, object>(
  () => import('../../__generated__/EngagementStepPageQuery.graphql.ts'),
  () => ({}),
);
const jobProfileQuery = routeQuery<JobProfileStepPageQuery, object>(
  () => import('../../__generated__/JobProfileStepPageQuery.graphql.ts'),
  () => ({}),
);
const completeQuery = routeQuery<SignUpCompletePageQuery, object>(
  () => import('../../__generated__/SignUpCompletePageQuery.graphql.ts'),
  () => ({}),
);
const invitationQuery = routeQuery<BusinessPasswordPageQuery>(
  () => import('../../__generated__/BusinessPasswordPageQuery.graphql.ts'),
  (variables) => variables,
);

const profileStep = part(
  async () => (await import('../features/sign-up/creator/ProfileStepPage.tsx')).ProfileStepPage,
);

/** Who followed a mail's link a second time, signed in already, is past it. Whoever cannot be asked may go on. */
async function awayWhenSignedIn({ session }: RouterContext): Promise<void> {
  const state = await session.ready().catch(() => null);
  if (state?.status === 'member') throw redirect({ to: registrationPath(state.viewer) ?? homePath });
}

export const signUpRoutes = [
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up' }),
    component: part(async () => (await import('../features/sign-up/SignUpPage.tsx')).SignUpPage),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/creator',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up/creator' }),
    component: part(
      async () => (await import('../features/sign-up/creator/CreatorSignUpPage.tsx')).CreatorSignUpPage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/creator/step1',
    beforeLoad: async ({ context, location }) => {
      if (emailLink.take(location.searchStr)) {
        throw redirect({ to: '/sign_up/creator/step1', search: {}, replace: true });
      }
      await awayWhenSignedIn(context);
    },
    component: part(
      async () => (await import('../features/sign-up/creator/PasswordStepPage.tsx')).PasswordStepPage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/creator/step2',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up/creator/step2' }),
    loader: ({ context, abortController }) => {
      CreatorProfileForm.ahead();
      profileQuery.warm(context.environment, {}, { signal: abortController.signal });
    },
    component: profileStep,
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/creator/step3',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up/creator/step3' }),
    loader: ({ context, abortController }) =>
      engagementQuery.warm(context.environment, {}, { signal: abortController.signal }),
    component: part(
      async () => (await import('../features/sign-up/creator/EngagementStepPage.tsx')).EngagementStepPage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/creator/step4',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up/creator/step4' }),
    loader: ({ context, abortController }) => {
      JobProfileForm.ahead();
      jobProfileQuery.warm(context.environment, {}, { signal: abortController.signal });
    },
    component: part(
      async () => (await import('../features/sign-up/creator/JobProfileStepPage.tsx')).JobProfileStepPage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/creator_via_prairie_card',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up/creator_via_prairie_card' }),
    component: part(
      async () =>
        (await import('../features/sign-up/creator/PrairieCardSignUpPage.tsx')).PrairieCardSignUpPage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/creator_via_prairie_card/step1',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up/creator_via_prairie_card/step1' }),
    loader: ({ context, abortController }) => {
      CreatorProfileForm.ahead();
      profileQuery.warm(context.environment, {}, { signal: abortController.signal });
    },
    component: profileStep,
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/complete',
    beforeLoad: async (match) => {
      await guard({ ...match, path: '/sign_up/complete' });
      const state = match.context.session.state();
      // It speaks to creators.
      if (state.status === 'member' && state.audience === 'company') throw redirect({ to: homePath });
    },
    loader: ({ context, abortController }) =>
      completeQuery.warm(context.environment, {}, { signal: abortController.signal }),
    component: part(
      async () => (await import('../features/sign-up/creator/SignUpCompletePage.tsx')).SignUpCompletePage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/business',
    beforeLoad: (match) => guard({ ...match, path: '/sign_up/business' }),
    component: part(
      async () => (await import('../features/sign-up/business/BusinessSignUpPage.tsx')).BusinessSignUpPage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/business/complete',
    component: part(
      async () =>
        (await import('../features/sign-up/business/BusinessCompletePage.tsx')).BusinessCompletePage,
    ),
  }),
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/sign_up/business/password',
    beforeLoad: async ({ context, location }) => {
      if (invitationLink.take(location.searchStr)) {
        throw redirect({ to: '/sign_up/business/password', search: {}, replace: true });
      }
      // Without an invitation at hand there is nothing here for a member; with one, it may be for another person.
      if (invitationLink.read() === null) await awayWhenSignedIn(context);
    },
    loader: ({ context, abortController }) => {
      const token = invitationLink.read();
      if (token === null) return;
      invitationQuery.warm(context.environment, { token }, { signal: abortController.signal });
    },
    component: part(
      async () =>
        (await import('../features/sign-up/business/BusinessPasswordPage.tsx')).BusinessPasswordPage,
    ),
  }),
] as const;
