import { redirect } from '@tanstack/react-router';
import { CreatorProfileForm } from '../features/creators/edit/CreatorProfileForm.part.ts';
import { JobProfileForm } from '../features/creators/edit/JobProfileForm.part.ts';
import { emailLink, invitationLink } from '../features/sign-up/links.ts';
import { warmQuery } from '../relay/routeQuery.ts';
import { barePage, noSearch } from './definePage.ts';
import { awayWhenSignedIn } from './guard.ts';

const profileStep = {
  title: 'プロフィールを書く',
  access: 'step',
  query: () => import('../../__generated__/ProfileStepPageQuery.graphql.ts'),
  parts: () => [CreatorProfileForm],
  component: async () => (await import('../features/sign-up/creator/ProfileStepPage.tsx')).ProfileStepPage,
} as const;

export const signUpPages = [
  barePage('/sign_up', noSearch, {
    title: '登録する',
    access: 'entrance',
    component: async () => (await import('../features/sign-up/SignUpPage.tsx')).SignUpPage,
  }),
  barePage('/sign_up/creator', noSearch, {
    title: 'クリエイターの登録',
    access: 'entrance',
    component: async () =>
      (await import('../features/sign-up/creator/CreatorSignUpPage.tsx')).CreatorSignUpPage,
  }),
  barePage('/sign_up/creator/step1', noSearch, {
    title: 'パスワードを決める',
    access: 'public',
    before: async ({ context, location }) => {
      if (emailLink.take(location.searchStr)) {
        throw redirect({ to: '/sign_up/creator/step1', search: {}, replace: true });
      }
      await awayWhenSignedIn(context.session);
    },
    component: async () =>
      (await import('../features/sign-up/creator/PasswordStepPage.tsx')).PasswordStepPage,
  }),
  barePage('/sign_up/creator/step2', noSearch, profileStep),
  barePage('/sign_up/creator/step3', noSearch, {
    title: '働き方を選ぶ',
    access: 'step',
    query: () => import('../../__generated__/EngagementStepPageQuery.graphql.ts'),
    component: async () =>
      (await import('../features/sign-up/creator/EngagementStepPage.tsx')).EngagementStepPage,
  }),
  barePage('/sign_up/creator/step4', noSearch, {
    title: '条件を決める',
    access: 'step',
    query: () => import('../../__generated__/JobProfileStepPageQuery.graphql.ts'),
    parts: () => [JobProfileForm],
    component: async () =>
      (await import('../features/sign-up/creator/JobProfileStepPage.tsx')).JobProfileStepPage,
  }),
  barePage('/sign_up/creator_via_prairie_card', noSearch, {
    title: 'プレーリーカードから登録',
    access: 'entrance',
    component: async () =>
      (await import('../features/sign-up/creator/PrairieCardSignUpPage.tsx')).PrairieCardSignUpPage,
  }),
  barePage('/sign_up/creator_via_prairie_card/step1', noSearch, profileStep),
  barePage('/sign_up/complete', noSearch, {
    title: '登録が終わりました',
    access: 'registered',
    query: () => import('../../__generated__/SignUpCompletePageQuery.graphql.ts'),
    component: async () =>
      (await import('../features/sign-up/creator/SignUpCompletePage.tsx')).SignUpCompletePage,
  }),
  barePage('/sign_up/business', noSearch, {
    title: '会社の登録',
    access: 'entrance',
    component: async () =>
      (await import('../features/sign-up/business/BusinessSignUpPage.tsx')).BusinessSignUpPage,
  }),
  barePage('/sign_up/business/complete', noSearch, {
    title: 'お申し込みを受け付けました',
    access: 'public',
    component: async () =>
      (await import('../features/sign-up/business/BusinessCompletePage.tsx')).BusinessCompletePage,
  }),
  barePage('/sign_up/business/password', noSearch, {
    title: 'パスワードを決める',
    access: 'public',
    before: async ({ context, location }) => {
      if (invitationLink.take(location.searchStr)) {
        throw redirect({ to: '/sign_up/business/password', search: {}, replace: true });
      }
      // Without an invitation, members have nothing to do here; an invitation may be for somebody else.
      if (invitationLink.read() === null) await awayWhenSignedIn(context.session);
    },
    warm: ({ environment, signal }) => {
      const token = invitationLink.read();
      const query = () => import('../../__generated__/BusinessPasswordPageQuery.graphql.ts');
      if (token !== null) warmQuery(environment, query, { token }, { signal });
    },
    component: async () =>
      (await import('../features/sign-up/business/BusinessPasswordPage.tsx')).BusinessPasswordPage,
  }),
] as const;
