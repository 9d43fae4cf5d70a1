import { redirect } from '@tanstack/react-router';
import { spanOf, validateAnalyticsSearch } from '../features/analytics/analyticsSearch.ts';
import { decisionLink, emailLink, passwordLink, recoveryLink } from '../features/accounts/links.ts';
import { MembersSection } from '../features/companies/members/MembersSection.part.ts';
import { CorporateMe } from '../features/me/corporate/CorporateMe.part.ts';
import { CreatorMe } from '../features/me/creator/CreatorMe.part.ts';
import { CreatorSections } from '../features/me/creator/CreatorSections.part.ts';
import type { SessionState } from '../features/session/session.ts';
import { ThemeChoice } from '../features/settings/display/ThemeChoice.part.ts';
import { CompanySearch } from '../features/settings/visibility/CompanySearch.part.ts';
import { VisibilitySection } from '../features/settings/visibility/VisibilitySection.part.ts';
import { barePage, page, searchedPage } from './definePage.ts';

const isCreator = (state: SessionState): boolean => state.status === 'member' && state.audience === 'creator';

export const signInPage = barePage(
  '/sign_in',
  // The page that redirected here.
  ({ from }): { readonly from?: string } => (typeof from === 'string' ? { from } : {}),
  {
    title: 'ログイン',
    access: 'entrance',
    component: async () => (await import('../features/accounts/sign-in/SignInPage.tsx')).SignInPage,
  },
);

export const accountPages = [
  page('/me', {
    title: 'マイページ',
    access: 'member',
    query: () => import('../../__generated__/MePageQuery.graphql.ts'),
    // Companies have no works.
    variables: ({ state }) => ({ asCreator: isCreator(state) }),
    revalidateAfterMs: 10_000,
    parts: ({ state }) => (isCreator(state) ? [CreatorMe, CreatorSections] : [CorporateMe]),
    component: async () => (await import('../features/me/MePage.tsx')).MePage,
  }),
  searchedPage('/me/analytics', validateAnalyticsSearch, {
    title: '作品の数字',
    access: 'creator',
    reloadsBySearch: true,
    query: () => import('../../__generated__/WorksAnalyticsPageQuery.graphql.ts'),
    variables: ({ search }) => ({ span: spanOf(search) }),
    revalidateAfterMs: 60_000,
    component: async () =>
      (await import('../features/analytics/works/WorksAnalyticsPage.tsx')).WorksAnalyticsPage,
  }),
  page('/settings/account', {
    title: 'アカウント設定',
    access: 'member',
    query: () => import('../../__generated__/SettingsPageQuery.graphql.ts'),
    // Devices, an export, an e-mail change confirmed elsewhere may change it: shown at once and refreshed.
    revalidateAfterMs: 10_000,
    parts: ({ state }) => [
      ...(isCreator(state) ? [VisibilitySection, CompanySearch] : [MembersSection]),
      ThemeChoice,
    ],
    component: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
  }),
  page('/password_reset_request', {
    title: 'パスワードを忘れたとき',
    access: 'public',
    component: async () =>
      (await import('../features/accounts/password-reset/PasswordResetRequestPage.tsx'))
        .PasswordResetRequestPage,
  }),
  page('/password_reset', {
    title: 'パスワードの再設定',
    access: 'public',
    // The token opens the account: remove it from the address first.
    before: ({ location }) => {
      if (passwordLink.take(location.searchStr)) {
        throw redirect({ to: '/password_reset', search: {}, replace: true });
      }
    },
    component: async () =>
      (await import('../features/accounts/password-reset/PasswordResetPage.tsx')).PasswordResetPage,
  }),
  page('/email_reset_request', {
    title: 'メールアドレスを変更する',
    access: 'public',
    component: async () =>
      (await import('../features/settings/email-reset/EmailResetRequestPage.tsx')).EmailResetRequestPage,
  }),
  searchedPage(
    '/second_factor_reset',
    // Which of the two mails: the one that starts the wait, or the one that stops it.
    ({ of }): { readonly of?: 'stop' } => (of === 'stop' ? { of } : {}),
    {
      title: '二段階認証の解除',
      access: 'public',
      before: ({ location, search }) => {
        if (recoveryLink.take(location.searchStr)) {
          throw redirect({ to: '/second_factor_reset', search, replace: true });
        }
      },
      component: async () =>
        (await import('../features/accounts/second-factor/RecoveryPage.tsx')).RecoveryPage,
    },
  ),
  searchedPage(
    '/email_reset',
    // Which address the mail went to: without the password the present one must confirm too.
    ({ of }): { readonly of?: 'current' } => (of === 'current' ? { of } : {}),
    {
      title: 'メールアドレスの確認',
      access: 'public',
      before: ({ location, search }) => {
        if (emailLink.take(location.searchStr)) {
          throw redirect({ to: '/email_reset', search, replace: true });
        }
      },
      component: async () =>
        (await import('../features/settings/email-reset/EmailResetPage.tsx')).EmailResetPage,
    },
  ),
  page('/decision', {
    title: '運営の判断と異議の申し立て',
    access: 'public',
    before: ({ location }) => {
      if (decisionLink.take(location.searchStr))
        throw redirect({ to: '/decision', search: {}, replace: true });
    },
    component: async () => (await import('../features/accounts/decision/DecisionPage.tsx')).DecisionPage,
  }),
  searchedPage(
    '/unsubscribe/$token',
    ({ done }): { readonly done?: boolean } =>
      done === undefined ? {} : { done: done === true || String(done) === '1' },
    {
      title: 'メールの配信停止',
      access: 'public',
      component: async () =>
        (await import('../features/settings/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
    },
  ),
] as const;
