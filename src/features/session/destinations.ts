import { localStore } from '../../lib/browser/storage.ts';
import { isOwnPath, lastVisits } from './lastVisit.ts';
import type { Viewer } from './session.ts';

export const visits = lastVisits(localStore);

export const homePath = '/products';

/** Where an unfinished registration continues; null when finished. */
export function registrationPath({
  registrationStep,
  viaPrairieCard,
}: Pick<Viewer, 'registrationStep' | 'viaPrairieCard'>) {
  switch (registrationStep) {
    case 'EMAIL_VERIFICATION':
    case 'PASSWORD':
      return '/sign_up/creator';
    case 'PROFILE':
      return viaPrairieCard ? '/sign_up/creator_via_prairie_card/step1' : '/sign_up/creator/step2';
    case 'ENGAGEMENT_TYPE':
      return '/sign_up/creator/step3';
    case 'JOB_PROFILE':
      return '/sign_up/creator/step4';
    case 'COMPLETED':
      return null;
  }
}

/** After signing in: the unfinished registration, the page asked for, the last one visited, home. */
export function afterSignIn(viewer: Viewer, from: string | undefined): string {
  const asked = from !== undefined && isOwnPath(from) ? from : null;
  return registrationPath(viewer) ?? asked ?? visits.of(viewer.id) ?? homePath;
}
