import { meRoute } from './me.tsx';
import {
  emailResetRequestRoute,
  emailResetRoute,
  passwordResetRequestRoute,
  passwordResetRoute,
  signInRoute,
} from './signIn.tsx';
import { settingsRoute } from './settings.tsx';

export const signInRoutes = [signInRoute] as const;

export const accountRoutes = [
  meRoute,
  settingsRoute,
  passwordResetRequestRoute,
  passwordResetRoute,
  emailResetRequestRoute,
  emailResetRoute,
] as const;
