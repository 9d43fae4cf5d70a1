import type { SafeStorage } from '../../lib/browser/storage.ts';
import { mayAnnounceFollowing } from './announcement.ts';
import { surveyPause } from './surveyTiming.ts';

export type Overlay = 'announcement' | 'campaign' | 'survey' | 'terms';

/** What the session says about the person. */
export interface OverlayFacts {
  readonly audience: 'creator' | 'company';
  /** The registration is done and, for creators, the to-do list. */
  readonly isRegistered: boolean;
  readonly isOnboardingCompleted: boolean;
  readonly hasRegisteredJobChangeMotivation: boolean;
  /** Came by Prairie Card and has not closed that dialog. */
  readonly campaignOpen: boolean;
  readonly hasTextsToAgree: boolean;
}

interface Circumstances {
  readonly facts: OverlayFacts;
  readonly onPublicPage: boolean;
  readonly now: Date;
  readonly storage: SafeStorage;
  /** Answered or closed since the page was loaded, which the session may not know yet. */
  readonly done: readonly Overlay[];
}

/** One at a time: terms, campaign's end, announcement, survey. */
export function chooseOverlay({ facts, onPublicPage, now, storage, done }: Circumstances): Overlay | null {
  if (!facts.isRegistered) return null;
  if (facts.hasTextsToAgree && !done.includes('terms')) return 'terms';
  if (facts.campaignOpen && !done.includes('campaign')) return 'campaign';
  if (!done.includes('announcement') && mayAnnounceFollowing(storage, now, onPublicPage))
    return 'announcement';
  if (done.includes('survey') || !maySurvey(facts)) return null;
  return surveyPause(storage, now) === 0 ? 'survey' : null;
}

/** Whether the survey will be shown, now or after its pause. */
export function maySurvey(facts: OverlayFacts): boolean {
  return (
    facts.audience === 'creator' && facts.isOnboardingCompleted && !facts.hasRegisteredJobChangeMotivation
  );
}
