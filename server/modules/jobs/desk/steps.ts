import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/services.ts';
import { candidatesChanged } from './candidateEvents.ts';
import * as sql from './deskSql.ts';
import type { HeldEntry, Offered, StepCause } from './deskSql.ts';
import type { EntryStage } from '../entries/entrySql.ts';

/** How entries move from stage to stage, and what the creators hear of it. */

type Needs = Pick<Services, 'clock' | 'newId'>;

/**
 * Why an entry may not go to a stage by the company's hand: what a creator withdrew stays withdrawn, what was answered is never new again,
 * and オファー and 成立 follow from official offers alone.
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

/** A look at the papers is the company's own affair unless it sends words along; every other stage tells the creator something. */
export const tells = (stage: EntryStage, message: string | null): boolean =>
  message !== null || (stage !== 'NEW' && stage !== 'CONSIDERING');

/** So long a recruiter may think better of a move; then its creator hears of it. */
export const holdMs = 10_000;

/** Notices are sent some at a time, outside of the transaction that closes an opening with thousands. */
const notedAtOnce = 50;

/** What the outbox keeps of a move. */
const movedShape = v.object({
  byUserId: v.nullable(v.string()),
  to: v.picklist(['CONSIDERING', 'DECLINED', 'HIRED', 'INTERVIEW', 'NEW', 'OFFERED', 'WITHDRAWN']),
  message: v.nullable(v.string()),
  /** Silent ones wait too, to be taken back like others. */
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
  /** Under this id the move can be taken back for a moment; without one it is told at once. */
  readonly moveId?: string;
  /** What causes it tells the creators more than that they moved. */
  readonly isToldOtherwise?: boolean;
}

/** Those that stand there already stay, unless there are words for them that are not what they were told last. */
async function whoMove(
  trx: Transaction<Tables>,
  entries: readonly HeldEntry[],
  { to, message }: Pick<Moving, 'message' | 'to'>,
): Promise<HeldEntry[]> {
  const there = entries.filter(({ stage }) => stage === to).map(({ id }) => id);
  const told = message === null || there.length === 0 ? null : await sql.newestWordsOf(trx, there);
  return entries.filter(({ id, stage }) => stage !== to || (told !== null && told.get(id) !== message));
}

/** Moves entries that are held, writes their story down, and tells the creators and the colleagues. */
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
  // One row alone, silent or not: whoever has it first, the worker or who takes the move back, has all of it.
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

/** What is sent where nobody wrote words of their own. The page offers the same to be edited. */
const politeFarewell =
  'このたびはご応募いただき、ありがとうございました。慎重に検討しましたが、今回は見送らせていただくことになりました。ご期待に沿えず申し訳ありません。またの機会がありましたら、どうぞよろしくお願いいたします。';

export const farewellOf = (message: string | null): string => message ?? politeFarewell;

/**
 * When an opening closes, everybody who waits for a first answer gets one: a 見送り, with the words given or the polite ones. The caller
 * holds the opening, and has written its status before.
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
