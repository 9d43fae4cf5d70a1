import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { closingDay, isHourly, roundsOf } from './begin.ts';
import type { AgreedRounds } from './begin.ts';
import { hoursOf } from '../rounds/hoursSql.ts';
import * as roundsSql from '../rounds/roundsSql.ts';
import type { RoundRow } from '../rounds/roundsSql.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import type { AgreedMilestone } from './agreedSql.ts';
import { changedMonth, changedRounds, isOpen } from '../rules/changing.ts';
import type { Problem } from '../rules/changing.ts';
import { periodFrom } from '../rules/dates.ts';

/** What new terms would do to a work's rounds. */

type Trx = Transaction<Tables>;

export interface NewTerms extends AgreedRounds {
  readonly milestones: readonly AgreedMilestone[];
  readonly paymentClosesOn: number | null;
}

function refused({ field, message }: Problem): DomainError {
  return new DomainError('UserInputInvalidError', message, { field });
}

/** Refuses terms that do not fit the work's state; answers its rounds. */
async function openRounds(trx: Trx, engagement: EngagementRow, terms: NewTerms): Promise<RoundRow[]> {
  if (engagement.endedAt !== null)
    throw new DomainError(
      'ArgumentInvalidError',
      'この仕事は途中で終わっているため、条件を変えられません。',
      {
        field: 'engagementId',
      },
    );
  const rounds = await roundsSql.roundsOf(trx, [engagement.id]);
  if (!rounds.some(isOpen))
    throw new DomainError('ArgumentInvalidError', '納品を待っている回がないため、条件を変えられません。', {
      field: 'engagementId',
    });
  if (isHourly(terms) !== isHourly(engagement))
    throw new DomainError('UserInputInvalidError', '時間制と総額は、途中で切り替えられません。', {
      field: 'remunerationType',
    });
  return rounds;
}

async function monthUnder(trx: Trx, round: RoundRow, terms: NewTerms) {
  const from = round.periodFrom ?? '';
  const hours = await hoursOf(trx, [round.id]);
  return changedMonth(
    {
      from,
      to: round.periodTo ?? from,
      netHourPrice: round.netHourPrice,
      lastWorkedOn: hours.at(-1)?.workedOn ?? null,
    },
    {
      netHourPrice: terms.netPrice,
      serviceTo: terms.serviceTo,
      closesOn: periodFrom(from, closingDay(terms), null).to,
    },
  );
}

/** The rounds of new terms, with their stored values. */
const wantedRounds = (terms: NewTerms) =>
  roundsOf(terms, terms.milestones, null).map((values) => ({
    values,
    number: values.number,
    title: values.title,
    netPrice: values.net_price,
    deliverBy: values.deliver_by,
    agreedDueOn: values.agreed_due_on,
  }));

/** Refuses terms that the rounds cannot follow. */
export async function assertFits(trx: Trx, engagement: EngagementRow, terms: NewTerms): Promise<void> {
  const rounds = await openRounds(trx, engagement, terms);
  if (!isHourly(terms)) {
    const { problem } = changedRounds(rounds, wantedRounds(terms));
    if (problem) throw refused(problem);
    return;
  }
  const last = rounds.findLast(isOpen);
  if (!last) return;
  const { problem } = await monthUnder(trx, last, terms);
  if (problem) throw refused(problem);
}

/** The rounds not yet delivered follow new terms. */
export async function applyToRounds(
  trx: Trx,
  services: Pick<Services, 'newId'>,
  engagement: EngagementRow,
  terms: NewTerms,
): Promise<void> {
  const rounds = await openRounds(trx, engagement, terms);
  if (isHourly(terms)) {
    const last = rounds.findLast(isOpen);
    if (!last) return;
    const month = await monthUnder(trx, last, terms);
    if (month.problem) throw refused(month.problem);
    await roundsSql.changeRound(trx, last.id, {
      net_hour_price: month.netHourPrice,
      period_to: month.to,
      deliver_by: month.to,
      inspection_days: roundsOf(terms, [], null)[0]?.inspection_days ?? null,
    });
    return;
  }
  const change = changedRounds(rounds, wantedRounds(terms));
  if (change.problem) throw refused(change.problem);
  for (const id of change.remove) await roundsSql.removeRound(trx, id);
  for (const { id, to } of change.put) {
    const known = rounds.find((round) => round.id === id);
    await roundsSql.changeRound(trx, id, {
      ...to.values,
      // With a formula, a delivered round's amount is already fixed.
      net_price: to.values.net_price ?? known?.netPrice ?? null,
    });
  }
  for (const { values } of change.add)
    await roundsSql.insertRound(trx, { id: services.newId(), engagement_id: engagement.id, ...values });
}
