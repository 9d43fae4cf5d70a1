import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { localStore, type SafeStorage } from '../../lib/browser/storage.ts';
import { useSession, type Viewer } from '../session/session.ts';
import { reportError } from '../page/errorReport.ts';
import { isPublicPage, usePageFacts } from '../page/pageFacts.ts';
import { rememberAnnouncementSeen } from './announcement.ts';
import { chooseOverlay, maySurvey, type Overlay, type OverlayFacts } from './chooseOverlay.ts';
import { whenNothingOpen } from './openDialogs.ts';
import { forgetSurveyClosed, rememberSurveyClosed, surveyClosedKey, surveyPause } from './surveyTiming.ts';
import { part } from '../../lib/part.ts';

const Campaign = part(
  async () => (await import('./PrairieCardCampaignDialog.tsx')).PrairieCardCampaignDialog,
);
const Announcement = part(
  async () => (await import('./FollowAnnouncementDialog.tsx')).FollowAnnouncementDialog,
);
const Terms = part(async () => (await import('./TermsDialog.tsx')).TermsDialog);
const Survey = part(async () => (await import('./JobChangeSurvey.tsx')).JobChangeSurvey);

interface MemberOverlayHostProps {
  readonly audience: 'creator' | 'company';
  readonly viewer: Viewer;
  /** For tests. */
  readonly now?: () => Date;
  readonly storage?: SafeStorage;
}

function factsOf(audience: 'creator' | 'company', viewer: Viewer): OverlayFacts {
  return {
    audience,
    isRegistered: viewer.registrationStep === 'COMPLETED',
    isOnboardingCompleted: viewer.isOnboardingCompleted,
    hasRegisteredJobChangeMotivation: viewer.hasRegisteredJobChangeMotivation,
    hasTextsToAgree: viewer.hasTextsToAgree,
    campaignOpen: viewer.viaPrairieCard && viewer.closedPrairieCardSignUpCampaignEndedDialogAt === null,
  };
}

const systemClock = (): Date => new Date();

/** Shows one overlay at a time, and never above another open dialog. */
export function MemberOverlayHost({
  audience,
  viewer,
  now = systemClock,
  storage = localStore,
}: MemberOverlayHostProps): ReactElement {
  const session = useSession();
  const onPublicPage = isPublicPage(usePageFacts());
  const [shown, setShown] = useState<Overlay | null>(null);
  const [done, setDone] = useState<readonly Overlay[]>([]);
  // Storage is read again whenever this changes.
  const [moment, setMoment] = useState(now);
  const facts = factsOf(audience, viewer);
  const surveyWanted = maySurvey(facts);
  const next = chooseOverlay({ facts, onPublicPage, now: moment, storage, done });
  const active = isStillRight(shown, next, onPublicPage) ? shown : null;

  useEffect(() => {
    if (active !== null || next === null) return undefined;
    return whenNothingOpen(() => {
      if (next === 'announcement') rememberAnnouncementSeen(storage);
      setShown(next);
    });
  }, [active, next, storage]);

  useEffect(() => {
    if (!surveyWanted) return undefined;
    const look = (): void => setMoment(now());
    const left = surveyPause(storage, moment);
    const timer = left === 0 ? undefined : setTimeout(look, left);
    // Closed or answered in another tab.
    const stopListening = storage.onChange(surveyClosedKey, look);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [surveyWanted, storage, now, moment]);

  const finish = (overlay: Overlay): void => {
    setDone((before) => [...before, overlay]);
    setShown(null);
    setMoment(now());
  };
  const refetch = (): void => {
    // This host knows already; the rest of the page needs the new session.
    session.refetch().catch(reportError);
  };
  return (
    <Suspense fallback={null}>
      {active === 'terms' && (
        <Terms
          onLater={() => finish('terms')}
          onAgreed={() => {
            finish('terms');
            refetch();
          }}
        />
      )}
      {active === 'campaign' && <Campaign onClose={() => finish('campaign')} onRemembered={refetch} />}
      {active === 'announcement' && (
        <Announcement audience={audience} onClose={() => finish('announcement')} />
      )}
      {active === 'survey' && (
        <Survey
          onClose={() => {
            const closedAt = now();
            rememberSurveyClosed(storage, closedAt);
            setShown(null);
            setMoment(closedAt);
          }}
          onAnswered={() => {
            forgetSurveyClosed(storage);
            finish('survey');
            refetch();
          }}
        />
      )}
    </Suspense>
  );
}

/** An open overlay can become wrong: after Back to a public page, or an answer in another tab. */
function isStillRight(shown: Overlay | null, next: Overlay | null, onPublicPage: boolean): boolean {
  if (shown === 'survey') return next === 'survey';
  return shown !== 'announcement' || !onPublicPage;
}
