import type { SafeStorage } from '../../lib/browser/storage.ts';
import { mayAnnounceFollowing } from './announcement.ts';
import { surveyPause } from './surveyTiming.ts';

export type Overlay = 'announcement' | 'campaign' | 'survey' | 'terms';

/** What the session tells of the person that decides what they are asked and told. */
export interface OverlayFacts {
  readonly audience: 'creator' | 'company';
  /** Of the registration's steps and, for a creator, the to-do list. */
  readonly isRegistered: boolean;
  readonly isOnboardingCompleted: boolean;
  readonly hasRegisteredJobChangeMotivation: boolean;
  /** Came by Prairie Card and has not closed the dialog about the campaign's end. */
  readonly campaignOpen: boolean;
  readonly hasTextsToAgree: boolean;
}

interface Circumstances {
  readonly facts: OverlayFacts;
  readonly onPublicPage: boolean;
  readonly now: Date;
  readonly storage: SafeStorage;
  /** What was answered or closed since the page was loaded: the session may not know it yet. */
  readonly done: readonly Overlay[];
}

/** One at a time: what everything else rests on first, then what is over, then what is new, then what is asked. */
export function chooseOverlay({ facts, onPublicPage, now, storage, done }: Circumstances): Overlay | null {
  if (!facts.isRegistered) return null;
  if (facts.hasTextsToAgree && !done.includes('terms')) return 'terms';
  if (facts.campaignOpen && !done.includes('campaign')) return 'campaign';
  if (!done.includes('announcement') && mayAnnounceFollowing(storage, now, onPublicPage))
    return 'announcement';
  if (done.includes('survey') || !maySurvey(facts)) return null;
  return surveyPause(storage, now) === 0 ? 'survey' : null;
}

/** Whether the survey will come, now or after its pause. */
export function maySurvey(facts: OverlayFacts): boolean {
  return (
    facts.audience === 'creator' && facts.isOnboardingCompleted && !facts.hasRegisteredJobChangeMotivation
  );
}
