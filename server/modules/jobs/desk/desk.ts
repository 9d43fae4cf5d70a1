import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { takeBack } from '../../../lib/outbox/outbox.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { candidatesChanged } from './candidateEvents.ts';
import { forgetCandidate, forgetCounts, visibleCandidates } from './candidates.ts';
import * as sql from './deskSql.ts';
import type { HeldEntry } from './deskSql.ts';
import type { EntryRow, EntryStage } from '../entries/entrySql.ts';
import { forgetOpening, ownStatuses, visibleOpening } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';
import { entriesMoved, farewellOf, move, refusalOf, tells } from './steps.ts';

export interface Acted {
  readonly candidates: readonly EntryRow[];
  /** Their opening, if they share one. */
  readonly jobOpening: OpeningRow | null;
}

export interface Recruiter {
  readonly userId: string;
  readonly companyId: string;
}

export function recruiter({ viewer }: Context): Recruiter {
  if (viewer.kind === 'user' && viewer.companyId !== null)
    return { userId: viewer.userId, companyId: viewer.companyId };
  throw new DomainError('ForbiddenError', 'この操作はできません。');
}

export const candidateNotFound = () => new DomainError('UserDoesNotEntryError', '応募が見つかりません。');

const mostAtOnce = 100;

function keysOf(candidateIds: readonly string[]): string[] {
  const ids = [...new Set(candidateIds)];
  if (ids.length === 0)
    throw new DomainError('ArgumentInvalidError', '応募を選んでください。', { field: 'candidateIds' });
  if (ids.length > mostAtOnce)
    throw new DomainError('ArgumentInvalidError', `一度に選べるのは${mostAtOnce}件までです。`, {
      field: 'candidateIds',
    });
  return ids.map((id) => {
    const key = keyOf(id, 'Candidate');
    if (key === undefined) throw candidateNotFound();
    return key;
  });
}

/** Locks candidates, all of which must be the company's. */
async function held(
  trx: Transaction<Tables>,
  context: Context,
  ids: readonly string[],
): Promise<HeldEntry[]> {
  const { companyId } = recruiter(context);
  const entries = await sql.holdEntries(trx, ids, companyId, ownStatuses(context.viewer));
  if (entries.length !== ids.length) throw candidateNotFound();
  return entries;
}

/** The present state, in the order asked for. */
export async function actedOn(context: Context, ids: readonly string[]): Promise<Acted> {
  for (const id of ids) forgetCandidate(context, id);
  const candidates = (await visibleCandidates(context, ids)).filter((row) => row !== null);
  const openingIds = new Set(candidates.map(({ openingId }) => openingId));
  for (const openingId of openingIds) {
    forgetOpening(context, openingId);
    forgetCounts(context, openingId);
  }
  const [openingId, ...others] = openingIds;
  const isOne = openingId !== undefined && others.length === 0;
  return { candidates, jobOpening: isOne ? await visibleOpening(context, openingId) : null };
}

const mostInMessage = 2_000;

/** More than a company can decide in an hour; each may be of a hundred candidates. */
const telling: RateLimit = { name: 'tell-candidates', hits: 1_000, windowMs: 3_600_000 };

export interface Moved extends Acted {
  /** Undoes the move while the creators have not been told. */
  readonly moveId: string;
}

/**
 * Moves up to a hundred candidates to a stage, with an optional message. A 見送り without one gets a polite
 * default.
 */
export async function moveCandidates(
  context: Context,
  input: {
    readonly candidateIds: readonly string[];
    readonly stage: EntryStage;
    readonly message?: string | null | undefined;
  },
): Promise<Moved> {
  const { services } = context;
  const { userId, companyId } = recruiter(context);
  const ids = keysOf(input.candidateIds);
  const inputs = new Inputs();
  const words = inputs.lines('message', 'メッセージ', input.message, mostInMessage);
  inputs.finish();
  const { stage: to } = input;
  const message = to === 'DECLINED' ? farewellOf(words) : words;
  if (tells(to, message)) await hit(services, telling, companyId);
  const moveId = services.newId();
  await services.db.transaction().execute(async (trx) => {
    const entries = await held(trx, context, ids);
    const offered = indexBy(await sql.offeredOf(trx, ids, services.clock.now()), ({ entryId }) => entryId);
    for (const entry of entries) {
      const refusal = refusalOf(entry, to, offered.get(entry.id)?.offer ?? null);
      if (refusal !== null) throw new DomainError('ArgumentInvalidError', refusal, { field: 'stage' });
    }
    // No second 見送り is sent.
    const moving = to === 'DECLINED' ? entries.filter(({ stage }) => stage !== to) : entries;
    await move(trx, services, moving, { companyId, byUserId: userId, to, message, moveId });
  });
  return { ...(await actedOn(context, ids)), moveId: encodeGlobalId('CandidateMove', moveId) };
}

/** Undoes a whole move while nobody has been told. */
export async function takeBackMove(context: Context, globalId: string): Promise<Acted> {
  const { services } = context;
  const { userId, companyId } = recruiter(context);
  const moveId = keyOf(globalId, 'CandidateMove');
  const ids = await services.db.transaction().execute(async (trx) => {
    const moved = moveId === undefined ? undefined : await takeBack(trx, services, entriesMoved, moveId);
    if (moved?.byUserId !== userId) throw toldAlready();
    const entryIds = moved.steps.map(({ entryId }) => entryId);
    const stepIds = moved.steps.map(({ id }) => id);
    await held(trx, context, entryIds);
    if (!(await sql.areNewest(trx, stepIds)))
      throw new DomainError('ArgumentInvalidError', 'そのあとに段階が変わったため、元に戻せません。', {
        field: 'moveId',
      });
    if (await sql.wereClosedSince(trx, stepIds))
      throw new DomainError('ArgumentInvalidError', 'そのあとに募集が終了したため、元に戻せません。', {
        field: 'moveId',
      });
    await sql.unwriteSteps(trx, stepIds);
    await candidatesChanged(trx, services, { companyId, entryIds, kind: 'MOVED', byUserId: userId });
    return entryIds;
  });
  return actedOn(context, ids);
}

const toldAlready = () =>
  new DomainError('ArgumentInvalidError', '本人に知らせたあとなので、元に戻せません。', { field: 'moveId' });

/** Null: nobody. */
export async function assignCandidates(
  context: Context,
  input: { readonly candidateIds: readonly string[]; readonly userId?: string | null | undefined },
): Promise<Acted> {
  const { services } = context;
  const { userId: byUserId, companyId } = recruiter(context);
  const ids = keysOf(input.candidateIds);
  const assigneeId = input.userId == null ? null : (keyOf(input.userId, 'CorporateUser') ?? undefined);
  await services.db.transaction().execute(async (trx) => {
    const isColleague =
      assigneeId === null || (assigneeId !== undefined && (await sql.isMember(trx, assigneeId, companyId)));
    if (assigneeId === undefined || !isColleague)
      throw new DomainError('UserNotFoundError', '担当にする人が見つかりません。');
    await held(trx, context, ids);
    await sql.setAssignee(trx, ids, assigneeId);
    await candidatesChanged(trx, services, { companyId, entryIds: ids, kind: 'ASSIGNED', byUserId });
  });
  return actedOn(context, ids);
}

export async function readCandidates(context: Context, candidateIds: readonly string[]): Promise<Acted> {
  const { services } = context;
  const { userId: byUserId, companyId } = recruiter(context);
  const ids = keysOf(candidateIds);
  await services.db.transaction().execute(async (trx) => {
    await held(trx, context, ids);
    const entryIds = await sql.markRead(trx, ids, services.clock.now());
    await candidatesChanged(trx, services, { companyId, entryIds, kind: 'READ', byUserId });
  });
  return actedOn(context, ids);
}
