import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { candidatesChanged } from './candidateEvents.ts';
import * as sql from './deskSql.ts';
import type { HeldEntry, Offered, StepCause } from './deskSql.ts';
import type { EntryStage } from '../entries/entrySql.ts';

/** Moves entries between stages and tells creators. */

type Needs = Pick<Services, 'clock' | 'newId'>;

/**
 * Why a company may not move an entry there: withdrawn stays withdrawn, answered is never new again, and オファー
 * and 成立 follow from official offers only.
 */
export function refusalOf(
  { stage, firstRepliedAt }: Pick<HeldEntry, 'firstRepliedAt' | 'stage'>,
  to: EntryStage,
  offer: Offered['offer'],
): string | null {
  if (to === 'WITHDRAWN') return '辞退にできるのは、応募した本人だけです。';
  if (stage === 'WITHDRAWN') return '本人が辞退した応募は、ほかの段階に移せません。';
  if (offer === 'ACCEPTED' && stage === 'HIRED')
    return 'オファーが承諾されて成立した応募は、ほかの段階に移せません。';
  if (offer === 'SENT' && stage === 'OFFERED')
    return 'オファーへの返答を待っています。段階を変えるには、先にオファーを取り下げてください。';
  if (to === 'OFFERED') return '「オファー」には、オファーを送ると自動で移ります。';
  if (to === 'HIRED') return '「成立」には、オファーが承諾されると自動で移ります。';
  if (to === 'NEW' && firstRepliedAt !== null) return '一度返信した応募は、新着に戻せません。';
  return null;
}

/** Considering is the company's own affair unless it sends a message; every other stage is told. */
export const tells = (stage: EntryStage, message: string | null): boolean =>
  message !== null || (stage !== 'NEW' && stage !== 'CONSIDERING');

/** A move can be undone this long before the creator is told. */
export const holdMs = 10_000;

/** Notices go in batches, outside of the transaction that closes an opening with thousands of entries. */
const notedAtOnce = 50;

/** A move in the outbox. */
const movedShape = v.object({
  byUserId: v.nullable(v.string()),
  to: v.picklist(['CONSIDERING', 'DECLINED', 'HIRED', 'INTERVIEW', 'NEW', 'OFFERED', 'WITHDRAWN']),
  message: v.nullable(v.string()),
  /** Silent moves wait too, so that they can be undone. */
  isTold: v.optional(v.boolean(), true),
  steps: v.array(v.object({ id: v.string(), entryId: v.string() })),
});
export type MovedEntries = v.InferOutput<typeof movedShape>;
export const entriesMoved = effect('entries.moved', movedShape);

export interface Moving {
  readonly companyId: string;
  readonly byUserId: string | null;
  readonly to: EntryStage;
  readonly message: string | null;
  readonly cause?: StepCause;
  /** The move can be undone under this id; without one it is told at once. */
  readonly moveId?: string;
  /** Its cause sends its own notice. */
  readonly isToldOtherwise?: boolean;
}

/** Entries already there stay, unless there is a new message for them. */
async function whoMove(
  trx: Transaction<Tables>,
  entries: readonly HeldEntry[],
  { to, message }: Pick<Moving, 'message' | 'to'>,
): Promise<HeldEntry[]> {
  const there = entries.filter(({ stage }) => stage === to).map(({ id }) => id);
  const told = message === null || there.length === 0 ? null : await sql.newestWordsOf(trx, there);
  return entries.filter(({ id, stage }) => stage !== to || (told !== null && told.get(id) !== message));
}

/** Moves locked entries, records the steps, and tells creators and colleagues. */
export async function move(
  trx: Transaction<Tables>,
  services: Needs,
  entries: readonly HeldEntry[],
  { companyId, byUserId, to, message, cause, moveId, isToldOtherwise = false }: Moving,
): Promise<void> {
  const moved = await whoMove(trx, entries, { to, message });
  const steps = moved.map((entry) => ({ id: services.newId(), entry }));
  const isAnswer = tells(to, message);
  const now = services.clock.now();
  const heldUntil = moveId === undefined ? null : new Date(now.getTime() + holdMs);
  await sql.writeSteps(trx, steps, {
    to,
    message,
    byUserId,
    cause: cause ?? null,
    now,
    isAnswer,
    isRead: true,
    heldUntil,
  });
  const tell = (some: typeof steps): MovedEntries => ({
    byUserId,
    to,
    message,
    isTold: isAnswer,
    steps: some.map(({ id, entry }) => ({ id, entryId: entry.id })),
  });
  // One effect for the whole move, so that either the worker or an undo gets all of it.
  if (moveId !== undefined && steps.length > 0)
    await enqueue(trx, services, entriesMoved, tell(steps), { dedupeKey: moveId, delayMs: holdMs });
  else if (isAnswer && !isToldOtherwise)
    for (let from = 0; from < steps.length; from += notedAtOnce)
      await enqueue(trx, services, entriesMoved, tell(steps.slice(from, from + notedAtOnce)));
  await candidatesChanged(trx, services, {
    companyId,
    entryIds: moved.map(({ id }) => id),
    kind: 'MOVED',
    byUserId,
  });
}

/** The default message; the page offers the same for editing. */
const politeFarewell =
  'このたびはご応募いただき、ありがとうございました。慎重に検討しましたが、今回は見送らせていただくことになりました。ご期待に沿えず申し訳ありません。またの機会がありましたら、どうぞよろしくお願いいたします。';

export const farewellOf = (message: string | null): string => message ?? politeFarewell;

/**
 * On closing, everybody without an answer gets a 見送り, with the given or the default message. The caller has
 * locked the opening and written its status.
 */
export async function answerEverybody(
  trx: Transaction<Tables>,
  services: Needs,
  openingId: string,
  closing: { readonly companyId: string; readonly byUserId: string; readonly message: string | null },
): Promise<void> {
  const entries = await sql.unansweredOf(trx, openingId);
  await move(trx, services, entries, { ...closing, to: 'DECLINED', message: farewellOf(closing.message) });
}
