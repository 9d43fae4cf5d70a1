import { seesMemberContent } from '../../session/memberContent.ts';
import type { SessionState } from '../../session/session.ts';
import { OwnerActs } from '../owner/OwnerActs.part.ts';
import { EntryState } from '../entry/EntryState.part.ts';
import { EnterActs } from '../entry/EnterActs.part.ts';
import { CopyLink } from '../../../ui/buttons/CopyLink.part.ts';
import { OtherJobs } from './OtherJobs.part.ts';

/** What is shown to this viewer besides the opening itself: the route fetches it together with the page. */
export function openingPartsAhead(session: SessionState): void {
  const isCompany = session.status === 'member' && session.audience === 'company';
  const parts = isCompany
    ? [OwnerActs, CopyLink]
    : session.status === 'member'
      ? [EnterActs, EntryState]
      : [EnterActs];
  for (const { ahead } of parts) ahead();
  if (seesMemberContent(session)) OtherJobs.ahead();
}
