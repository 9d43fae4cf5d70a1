import { createRoute, redirect } from '@tanstack/react-router';
import { emailLink, passwordLink } from '../features/accounts/links.ts';
import { bareRoute, chromeRoute, guard } from './root.ts';
import { part } from '../lib/part.ts';

export const signInRoute = createRoute({
  getParentRoute: () => bareRoute,
  path: '/sign_in',
  // The page that somebody was sent away from.
  validateSearch: ({ from }: Record<string, unknown>): { readonly from?: string } =>
    typeof from === 'string' ? { from } : {},
  beforeLoad: (match) => guard({ ...match, path: '/sign_in' }),
  component: part(async () => (await import('../features/accounts/sign-in/SignInPage.tsx')).SignInPage),
});

export const passwordResetRequestRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/password_reset_request',
  component: part(
    async () =>
      (await import('../features/accounts/password-reset/PasswordResetRequestPage.tsx'))
        .PasswordResetRequestPage,
  ),
});

/** The token opens an account to whoever has it: out of the address before anything else looks at it. */
export const passwordResetRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/password_reset',
  beforeLoad: ({ location }) => {
    if (passwordLink.take(location.searchStr)) {
      throw redirect({ to: '/password_reset', search: {}, replace: true });
    }
  },
  component: part(
    async () => (await import('../features/accounts/password-reset/PasswordResetPage.tsx')).PasswordResetPage,
  ),
});

export const emailResetRequestRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/email_reset_request',
  component: part(
    async () =>
      (await import('../features/settings/email-reset/EmailResetRequestPage.tsx')).EmailResetRequestPage,
  ),
});

export const emailResetRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/email_reset',
  // Which address the mail went to, for the words of the page: the present one has to agree where the password was not asked for.
  validateSearch: ({ of }: Record<string, unknown>): { readonly of?: 'current' } =>
    of === 'current' ? { of } : {},
  beforeLoad: ({ location, search }) => {
    if (emailLink.take(location.searchStr)) {
      throw redirect({ to: '/email_reset', search: search.of ? { of: search.of } : {}, replace: true });
    }
  },
  component: part(
    async () => (await import('../features/settings/email-reset/EmailResetPage.tsx')).EmailResetPage,
  ),
});
