import { coming, comingBare } from './coming.tsx';

export const signUpRoutes = [
  comingBare('/sign_up'),
  comingBare('/sign_up/creator'),
  comingBare('/sign_up/creator/step1'),
  comingBare('/sign_up/creator/step2'),
  comingBare('/sign_up/creator/step3'),
  comingBare('/sign_up/creator/step4'),
  comingBare('/sign_up/creator_via_prairie_card'),
  comingBare('/sign_up/creator_via_prairie_card/step1'),
  comingBare('/sign_up/business'),
  comingBare('/sign_up/business/complete'),
  comingBare('/sign_up/business/password'),
  comingBare('/sign_up/complete'),
  comingBare('/sign_in'),
] as const;

export const accountRoutes = [
  coming('/me'),
  coming('/settings/account'),
  coming('/password_reset_request'),
  coming('/password_reset'),
  coming('/email_reset_request'),
  coming('/email_reset'),
] as const;
