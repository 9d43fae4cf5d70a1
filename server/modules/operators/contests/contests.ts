import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { answerContest, waitingContests } from '../../accounts/decisions/contest.ts';
import type { ContestAnswer, WaitingContest } from '../../accounts/decisions/decisionsSql.ts';
import { restoreUser } from '../../accounts/users/suspension.ts';
import { restoreCompany } from '../../companies/company/suspension.ts';
import { putBackOpening } from '../../jobs/publishing/suspension.ts';
import { putBack } from '../../products/review/takeDown.ts';
import { actorOf, requireStaff } from '../../staff/sessions.ts';

export interface Contest extends WaitingContest {
  /** Who decided does not answer. */
  readonly isOwn: boolean;
}

export async function contests(context: StaffContext): Promise<Contest[]> {
  const { staffId } = requireStaff(context);
  return (await waitingContests(context.services)).map((one) => ({ ...one, isOwn: one.staffId === staffId }));
}

/** From the pages or from the command line. What was hidden comes back as it was. */
export async function answer(
  services: Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
  id: string,
  given: { readonly answer: ContestAnswer; readonly words: string },
): Promise<void> {
  await answerContest(services, id, given, async (trx, { subjectKind, subjectId }) => {
    switch (subjectKind) {
      case 'USER':
        await restoreUser(trx, services, subjectId, 'OVERTURNED');
        return;
      case 'COMPANY':
        await restoreCompany(trx, services, subjectId, 'OVERTURNED');
        return;
      case 'PRODUCT':
        await putBack(trx, services, subjectId, 'OVERTURNED');
        return;
      case 'JOB_OPENING':
        await putBackOpening(trx, services, subjectId, 'OVERTURNED');
    }
  });
}

export async function answerFromPage(
  context: StaffContext,
  { id, ...given }: { readonly id: string; readonly answer: ContestAnswer; readonly words: string },
): Promise<void> {
  const key = keyOf(id, 'HouseDecision');
  if (key === undefined) throw new DomainError('DraftConflictError', 'ほかの担当者が処理しました。');
  await answer({ ...context.services, actor: actorOf(context) }, key, given);
}
