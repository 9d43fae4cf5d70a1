import type { ContentVisibility, RegistrationStep, Role } from '../../../lib/request/viewer.ts';

interface Standing {
  readonly role: Role;
  readonly registrationStep: RegistrationStep;
  readonly trialEndsAt: Date | null;
  readonly firstWorkApprovedAt: Date | null;
}

export const trialMs = 14 * 86_400_000;

/** Everything for companies, and for creators within 14 days or after their first approved work. */
export function contentVisibilityOf(
  { role, registrationStep, trialEndsAt, firstWorkApprovedAt }: Standing,
  now: Date,
): ContentVisibility {
  if (registrationStep !== 'COMPLETED') return 'ONLY_PUBLIC';
  if (role !== 'CREATOR_USER' || firstWorkApprovedAt !== null) return 'ALL';
  return trialEndsAt !== null && trialEndsAt > now ? 'TEMPORARILY_ALL' : 'ONLY_PUBLIC';
}
