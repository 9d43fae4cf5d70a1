import { seesMemberContent } from '../../session/memberContent.ts';
import type { SessionState } from '../../session/session.ts';
import { OwnerActs } from '../owner/OwnerActs.part.ts';
import { EntryState } from '../entry/EntryState.part.ts';
import { EnterActs } from '../entry/EnterActs.part.ts';
import { CopyLink } from '../../../ui/buttons/CopyLink.part.ts';
import { OtherJobs } from './OtherJobs.part.ts';

/** Code parts for this viewer. */
export function openingParts(session: SessionState) {
  const isCompany = session.status === 'member' && session.audience === 'company';
  return [
    ...(isCompany ? [OwnerActs, CopyLink] : [EnterActs]),
    ...(session.status === 'member' && !isCompany ? [EntryState] : []),
    ...(seesMemberContent(session) ? [OtherJobs] : []),
  ];
}
