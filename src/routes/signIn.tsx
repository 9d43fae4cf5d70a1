import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { emailLink, passwordLink } from '../features/accounts/links.ts';
import { bareRoute, chromeRoute, guard } from './root.ts';

export const signInRoute = createRoute({
  getParentRoute: () => bareRoute,
  path: '/sign_in',
  // The page that somebody was sent away from.
  validateSearch: ({ from }: Record<string, unknown>): { readonly from?: string } =>
    typeof from === 'string' ? { from } : {},
  beforeLoad: (match) => guard({ ...match, path: '/sign_in' }),
  component: lazyRouteComponent(() => import('../features/accounts/SignInPage.tsx'), 'SignInPage'),
});

export const passwordResetRequestRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/password_reset_request',
  component: lazyRouteComponent(
    () => import('../features/accounts/PasswordResetRequestPage.tsx'),
    'PasswordResetRequestPage',
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
  component: lazyRouteComponent(
    () => import('../features/accounts/PasswordResetPage.tsx'),
    'PasswordResetPage',
  ),
});

export const emailResetRequestRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/email_reset_request',
  component: lazyRouteComponent(
    () => import('../features/accounts/EmailResetRequestPage.tsx'),
    'EmailResetRequestPage',
  ),
});

export const emailResetRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/email_reset',
  beforeLoad: ({ location }) => {
    if (emailLink.take(location.searchStr)) {
      throw redirect({ to: '/email_reset', search: {}, replace: true });
    }
  },
  component: lazyRouteComponent(() => import('../features/accounts/EmailResetPage.tsx'), 'EmailResetPage'),
});
