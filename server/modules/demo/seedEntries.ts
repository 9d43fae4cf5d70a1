import { demoEntries } from '../../../demo/town/entries.ts';
import { lot } from '../../../demo/town/lots.ts';
import { demoOpenings } from '../../../demo/town/openings.ts';
import { dayMs, daysBefore } from '../../../demo/town/times.ts';
import type { DemoEntry, DemoSaid } from '../../../demo/town/types.ts';
import type { PlannedRoom } from './chatPlan.ts';
import { roomKey } from './chatPlan.ts';
import { insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

const replyDays = 14;
const openings = new Map(demoOpenings.map((opening) => [opening.key, opening]));

export interface PlannedEntry {
  readonly id: string;
  readonly entry: DemoEntry;
  readonly companyKey: string;
  readonly enteredAt: Date;
  readonly readAt: Date | null;
  readonly repliedAt: Date | null;
  readonly stageAt: Date;
}

/** Entries with their moments. Fresh ones lie unread for the most part; what was answered was answered in a day or two. */
export function planEntries(
  { now, newId, idOf }: Town,
  rooms: ReadonlyMap<string, PlannedRoom>,
): readonly PlannedEntry[] {
  return demoEntries.map((entry) => {
    const enteredAt = daysBefore(now, entry.daysAgo);
    const stageAt = entry.stageDaysAgo === undefined ? enteredAt : daysBefore(now, entry.stageDaysAgo);
    const id = newId();
    const companyKey = found(openings, entry.openingKey).companyKey;
    const written = rooms
      .get(roomKey(companyKey, entry.creatorKey))
      ?.messages.find(
        ({ at, senderId, said }) => at >= enteredAt && senderId !== idOf(entry.creatorKey) && isReply(said),
      )?.at;
    if (entry.stage === 'NEW') {
      const isRead = entry.daysAgo > 5 && lot('read', entry.openingKey, entry.creatorKey) < 0.6;
      return {
        id,
        entry,
        companyKey,
        enteredAt,
        readAt: written ?? (isRead ? soonAfter(entry, 8) : null),
        repliedAt: written ?? null,
        stageAt,
      };
    }
    const moved = earlier(soonAfter(entry, 54), stageAt);
    const repliedAt = written === undefined ? moved : earlier(moved, written);
    return {
      id,
      entry,
      companyKey,
      enteredAt,
      readAt: earlier(soonAfter(entry, 6), repliedAt),
      repliedAt,
      stageAt,
    };

    function soonAfter({ openingKey, creatorKey }: DemoEntry, hours: number): Date {
      const share = 0.08 + 0.92 * lot('after', hours, openingKey, creatorKey);
      return new Date(enteredAt.getTime() + share * hours * (dayMs / 24));
    }
  });
}

/** Words and files; cards are no reply. */
function isReply(said: DemoSaid): boolean {
  return typeof said === 'string' || 'file' in said || 'picture' in said || 'deleted' in said;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

export async function seedEntries(
  town: Town,
  planned: readonly PlannedEntry[],
  rooms: ReadonlyMap<string, PlannedRoom>,
): Promise<void> {
  const { trx, idOf } = town;
  await insertAll(
    trx,
    'job_entries',
    planned.map(({ id, entry, companyKey, enteredAt, readAt, repliedAt, stageAt }) => ({
      id,
      job_opening_id: idOf(entry.openingKey),
      creator_id: idOf(entry.creatorKey),
      entry_message: entry.message,
      stage: entry.stage,
      stage_changed_at: stageAt,
      entered_at: enteredAt,
      reply_by: new Date(enteredAt.getTime() + replyDays * dayMs),
      read_at: readAt,
      first_replied_at: repliedAt,
      chat_room_id: hasRoom(entry) ? (rooms.get(roomKey(companyKey, entry.creatorKey))?.id ?? null) : null,
    })),
  );
  await seedAnswers(town, planned);
  await seedStages(town, planned);
}

/** A full-time entry opens its room at once, the others when the company writes. */
function hasRoom({ openingKey, stage }: DemoEntry): boolean {
  if (found(openings, openingKey).kind === 'FULL_TIME') return true;
  return stage !== 'NEW' && stage !== 'CONSIDERING' && stage !== 'DECLINED';
}

async function seedAnswers({ trx, newId, idOf }: Town, planned: readonly PlannedEntry[]): Promise<void> {
  const questions = await trx
    .selectFrom('job_opening_questions')
    .select(['id', 'job_opening_id', 'position', 'question_text'])
    .execute();
  const byPlace = new Map(
    questions.map((question) => [`${question.job_opening_id} ${question.position}`, question]),
  );
  await insertAll(
    trx,
    'job_entry_answers',
    planned.flatMap(({ id, entry }) =>
      entry.answers.map((text, position) => {
        const question = found(byPlace, `${idOf(entry.openingKey)} ${position}`);
        return {
          id: newId(),
          entry_id: id,
          question_id: question.id,
          question_title: question.question_text,
          answer_text: text,
          position,
        };
      }),
    ),
  );
}

/** What came before a stage, so that the record of an entry reads as one story. */
const before = {
  CONSIDERING: [],
  INTERVIEW: ['CONSIDERING'],
  OFFERED: ['CONSIDERING', 'INTERVIEW'],
  HIRED: ['CONSIDERING', 'INTERVIEW', 'OFFERED'],
  DECLINED: [],
  WITHDRAWN: [],
} as const;

async function seedStages({ trx, newId, idOf }: Town, planned: readonly PlannedEntry[]): Promise<void> {
  const moved = planned.flatMap((plan) =>
    plan.entry.stage === 'NEW' ? [] : [{ ...plan, stage: plan.entry.stage }],
  );
  await insertAll(
    trx,
    'job_entry_stage_changes',
    moved.flatMap(({ id, entry, stage, companyKey, enteredAt, stageAt }) => {
      const path = [...before[stage], stage] as const;
      return path.map((to, step) => ({
        id: newId(),
        entry_id: id,
        from_stage: step === 0 ? ('NEW' as const) : (path[step - 1] ?? ('NEW' as const)),
        to_stage: to,
        message: to === 'DECLINED' ? (entry.farewell ?? null) : null,
        changed_by_user_id: idOf(stage === 'WITHDRAWN' ? entry.creatorKey : `${companyKey}-1`),
        // Evenly on the way from entering to the stage it stands at.
        changed_at: new Date(
          enteredAt.getTime() + ((stageAt.getTime() - enteredAt.getTime()) * (step + 1)) / path.length,
        ),
      }));
    }),
  );
  await insertAll(
    trx,
    'job_entry_notes',
    moved.flatMap(({ id, entry, companyKey, stageAt }) =>
      entry.note === undefined
        ? []
        : [
            {
              id: newId(),
              entry_id: id,
              author_id: idOf(`${companyKey}-1`),
              body: entry.note,
              created_at: stageAt,
              edited_at: stageAt,
            },
          ],
    ),
  );
}
