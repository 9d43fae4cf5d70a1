import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, groupBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { fileReport } from '../../reports/reports.ts';
import { actIn } from '../works/acting.ts';
import { workMoved } from '../works/news.ts';
import { viewerKindOf } from '../works/engagements.ts';
import { roundsOf } from '../rounds/roundsSql.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import * as sql from './thanksSql.ts';
import type { ThanksRow } from './thanksSql.ts';

/** お礼: each side writes without reading the other's. */

const longest = 400;
const waitMs = 14 * 86_400_000;

const loader = batched<string, readonly ThanksRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.thanksOf(services.db, ids), ({ engagementId }) => engagementId),
);

const over: ReadonlySet<string> = new Set(['ENDED_EARLY', 'RECEIVED']);

export interface ShownThanks {
  /** From the viewer's side. */
  readonly own: string | null;
  /** From the other; null until it may be read. */
  readonly others: string | null;
  readonly areOthersReported: boolean;
}

/** The other's once both exist, or a fortnight after it was written. */
export function shownThanks(
  rows: readonly Pick<ThanksRow, 'reportedAt' | 'saidAt' | 'side' | 'words'>[],
  viewing: 'COMPANY' | 'CREATOR',
  now: Date,
): ShownThanks {
  const own = rows.find(({ side }) => side === viewing);
  const others = rows.find(({ side }) => side !== viewing);
  const isOpen =
    others !== undefined && (own !== undefined || now.getTime() - others.saidAt.getTime() >= waitMs);
  const areOthersReported = others?.reportedAt != null;
  return {
    own: own?.words ?? null,
    others: isOpen && !areOthersReported ? others.words : null,
    areOthersReported: isOpen && areOthersReported,
  };
}

export async function thanksOf(context: Context, { id }: EngagementRow): Promise<ShownThanks> {
  const rows = (await loader(context).load(id)) ?? [];
  const viewing = viewerKindOf(context.viewer) === 'CREATOR' ? 'CREATOR' : 'COMPANY';
  return shownThanks(rows, viewing, context.services.clock.now());
}

interface ThanksInput {
  readonly engagementId: string;
  readonly words: string;
}

/** The same words again are a repeated request; others came from another page, and would be lost without a word. */
async function refuseOthers(
  trx: Transaction<Tables>,
  { engagementId, side, words }: Pick<ThanksRow, 'engagementId' | 'side' | 'words'>,
): Promise<void> {
  const said = (await sql.thanksOf(trx, [engagementId])).find((row) => row.side === side);
  if (said?.words !== words)
    throw new DomainError('ArgumentInvalidError', 'お礼はすでに送られています。送れるのは1回だけです。', {
      field: 'words',
    });
}

/** Once for each side, when everything is done. */
export async function sayThanks(context: Context, input: ThanksInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const words = inputs.requiredLines('words', 'お礼', input.words, longest);
  inputs.finish();
  if (viewerKindOf(context.viewer) === 'AGENT')
    throw new DomainError('ForbiddenError', 'お礼を送れるのは、会社のアカウントの管理者だけです。');
  const key = keyOf(input.engagementId, 'Engagement');
  const done = await actIn(context, key, 'EVERYBODY', async ({ trx, engagement, side, userId, now }) => {
    const all = await roundsOf(trx, [engagement.id]);
    if (!all.every(({ state }) => over.has(state)))
      throw new DomainError('ArgumentInvalidError', 'お礼は、すべての回が終わってから送れます。', {
        field: 'engagementId',
      });
    const isFirst = await sql.insertThanks(trx, {
      engagementId: engagement.id,
      side,
      words,
      userId,
      now,
    });
    if (!isFirst) await refuseOthers(trx, { engagementId: engagement.id, side, words });
    else
      await enqueue(trx, context.services, workMoved, {
        engagementId: engagement.id,
        news: 'WORK_THANKED',
        by: userId,
      });
    return undefined;
  });
  loader(context).clear(done.id);
  return done;
}

/** Reports the other side's text to the operators; hidden until they decide. */
export async function reportThanks(context: Context, engagementId: string): Promise<EngagementRow> {
  const key = keyOf(engagementId, 'Engagement');
  const done = await actIn(context, key, 'EVERYBODY', async ({ trx, engagement, side, userId, now }) => {
    const rows = await sql.thanksOf(trx, [engagement.id]);
    const others = rows.find((row) => row.side !== side);
    if (others === undefined || shownThanks(rows, side, now).others === null)
      throw new DomainError('ArgumentInvalidError', '報告できるお礼がありません。', {
        field: 'engagementId',
      });
    await sql.hideThanks(trx, others, { userId, now });
    await fileReport(trx, context.services, {
      reporterId: userId,
      reason: 'INAPPROPRIATE',
      detail: '',
      kind: 'ENGAGEMENT',
      subjectId: engagement.id,
      snapshot: { side: others.side, words: others.words },
    });
    return undefined;
  });
  loader(context).clear(done.id);
  return done;
}
