import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { isLonger, severalLines } from '../../../lib/text/text.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import type { UserViewer } from '../../../lib/request/viewer.ts';
import { letAnswer, talkAbout } from '../../rooms/rooms.ts';
import { withProfile } from '../../creators/registration/registration.ts';
import { candidatesChanged } from '../desk/candidateEvents.ts';
import { holdOwnEntry, writeSteps } from '../desk/deskSql.ts';
import * as sql from './enterSql.ts';
import type { HeldOpening } from './enterSql.ts';
import { forgetOpening, openingKey, openingNotFound, visibleOpening } from '../openings/openings.ts';
import { questionsOf } from '../openings/openingSql.ts';
import type { OpeningRow, QuestionRow } from '../openings/openingSql.ts';
import { forgetOwnEntry, mayWithdraw, toldOf } from './ownEntries.ts';
import { replyByOf } from './replyBy.ts';

const ofEntry = v.object({ entryId: v.string() });
export const entryReceived = effect('entry.received', ofEntry);
export const entryWithdrawn = effect('entry.withdrawn', ofEntry);

export interface EntryInput {
  readonly jobOpeningId: string;
  readonly entryMessage: string;
  readonly answers: readonly { readonly questionId: string; readonly answerText: string }[];
  /** The published version the creator read; null where it does not matter which. */
  readonly openingVersion?: number | null | undefined;
}

export interface Entered {
  readonly jobOpening: OpeningRow;
  /** Only for full-time openings. */
  readonly chatRoomId: string | null;
}

export const entryLimits = { message: 2_000, answer: 1_000 } as const;
const entering: RateLimit = { name: 'enter-opening', hits: 60, windowMs: 3_600_000 };

function enteringCreator({ viewer }: Context): UserViewer {
  const hasProfile = viewer.kind === 'user' && withProfile.some((step) => step === viewer.registrationStep);
  if (viewer.kind !== 'user' || !hasProfile || !hasRole(viewer, 'CREATOR_USER'))
    throw new DomainError(
      'ForbiddenError',
      '先に、プロフィールを登録してください。応募はそのあとでできます。',
    );
  return viewer;
}

const alreadyEntered = () => new DomainError('EntryAlreadyExistError', 'この募集にはすでに応募しています。');

/** Refuses an opening that was taken down or is past its last day. */
function assertOpen({ isOpen, validThrough }: HeldOpening, now: Date): void {
  if (!isOpen) throw new DomainError('JobOpeningNotFoundError', 'この募集は、応募の受付を終えました。');
  if (validThrough !== null && japanDay(now) > validThrough) {
    const [year, month, day] = validThrough.split('-').map(Number);
    throw new DomainError(
      'JobOpeningNotFoundError',
      `この募集の受付は、${year}年${month}月${day}日に終わりました。`,
    );
  }
}

/** Refuses when the terms changed since they were read. */
function assertRead({ publishedVersion }: HeldOpening, { openingVersion }: EntryInput): void {
  if (openingVersion != null && openingVersion !== (publishedVersion ?? 0))
    throw new DomainError(
      'ArgumentInvalidError',
      '募集の内容が変わりました。確認してから、もう一度送ってください。',
      { field: 'openingVersion' },
    );
}

interface Words {
  readonly text: string;
  /** The error message, to follow the field's name. */
  readonly wrong: string | null;
}

function wordsOf(given: string, most: number): Words {
  const text = severalLines(given);
  if (text === '') return { text, wrong: 'を入力してください。' };
  const isTooLong = isLonger(text, most);
  return { text, wrong: isTooLong ? `は${most.toLocaleString('ja-JP')}文字以内で入力してください。` : null };
}

interface Written {
  readonly message: Words;
  /** By the question's key. */
  readonly answers: ReadonlyMap<string | undefined, Words>;
}

/** Checks all text before anything is locked. */
function readWords({ entryMessage, answers }: EntryInput): Written {
  return {
    message: wordsOf(entryMessage, entryLimits.message),
    answers: new Map(
      answers.map(({ questionId, answerText }) => [
        keyOf(questionId, 'JobOpeningQuestion'),
        wordsOf(answerText, entryLimits.answer),
      ]),
    ),
  };
}

function taken(inputs: Inputs, field: string, label: string, { text, wrong }: Words): string {
  if (wrong !== null) inputs.wrong(field, `${label}${wrong}`);
  return text;
}

const noWords = wordsOf('', entryLimits.answer);

/** One answer for each question, in order. */
function answersTo(
  inputs: Inputs,
  questions: readonly QuestionRow[],
  given: Written['answers'],
): { readonly question: QuestionRow; readonly text: string }[] {
  const asked = new Set<string | undefined>(questions.map(({ id }) => id));
  if (![...given.keys()].every((id) => asked.has(id)))
    throw new DomainError(
      'JobOpeningQuestionNotFoundError',
      '質問が変わりました。画面を読み込み直して、もう一度お答えください。',
    );
  return questions.map((question, index) => ({
    question,
    text: taken(inputs, `answers.${index}.answerText`, '答え', given.get(question.id) ?? noWords),
  }));
}

async function writeEntry(
  trx: Transaction<Tables>,
  { services }: Context,
  opening: HeldOpening,
  { creatorId, written }: { readonly creatorId: string; readonly written: Written },
): Promise<string | null> {
  const now = services.clock.now();
  const inputs = new Inputs();
  const message = taken(inputs, 'entryMessage', '応募メッセージ', written.message);
  const answers = answersTo(inputs, await questionsOf(trx, [opening.id]), written.answers);
  inputs.finish();
  const id = services.newId();
  const isNew = await sql.insertEntry(trx, {
    id,
    openingId: opening.id,
    creatorId,
    message,
    now,
    replyBy: replyByOf(now),
    version: opening.publishedVersion,
  });
  if (!isNew) throw alreadyEntered();
  await sql.insertAnswers(
    trx,
    answers.map(({ question, text }, position) => ({
      id: services.newId(),
      entryId: id,
      questionId: question.id,
      questionTitle: question.questionText,
      answerText: text,
      position,
    })),
  );
  await letAnswer(trx, services, { companyId: opening.companyId, creatorId });
  let roomId: string | null = null;
  if (opening.resumerationType === 'FULL_TIME') {
    const { companyId, id: openingId } = opening;
    roomId = await talkAbout(trx, services, {
      companyId,
      creatorId,
      byUserId: creatorId,
      origin: 'ENTRY',
      openingId,
    });
    await sql.setRoom(trx, id, roomId);
  }
  await enqueue(trx, services, entryReceived, { entryId: id });
  await candidatesChanged(trx, services, {
    companyId: opening.companyId,
    entryIds: [id],
    kind: 'ENTERED',
    byUserId: null,
  });
  return roomId;
}

/**
 * A creator applies once to a visible opening, while it is public and not past its last day. Applying reveals
 * somebody who hides from the company. For a full-time opening it opens the pair's room.
 */
export async function enterOpening(
  context: Context,
  input: EntryInput,
  kind: 'FULL_TIME' | 'OUTSOURCING',
): Promise<Entered> {
  const { services } = context;
  const { userId: creatorId } = enteringCreator(context);
  const id = openingKey(input.jobOpeningId);
  const seen = await visibleOpening(context, id);
  if (!seen || (seen.resumerationType === 'FULL_TIME') !== (kind === 'FULL_TIME')) throw openingNotFound();
  await hit(services, entering, creatorId);
  const written = readWords(input);
  const chatRoomId = await services.db.transaction().execute(async (trx) => {
    const opening = await sql.holdOpening(trx, id);
    if (!opening) throw openingNotFound();
    if (await sql.hasEntered(trx, id, creatorId)) throw alreadyEntered();
    assertOpen(opening, services.clock.now());
    assertRead(opening, input);
    return writeEntry(trx, context, opening, { creatorId, written });
  });
  return { jobOpening: await reloaded(context, id), chatRoomId };
}

/** The state after a write. */
async function reloaded(context: Context, id: string): Promise<OpeningRow> {
  forgetOpening(context, id);
  forgetOwnEntry(context, id);
  const opening = await visibleOpening(context, id);
  if (!opening) throw openingNotFound();
  return opening;
}

export async function withdrawEntry(context: Context, jobOpeningId: string): Promise<OpeningRow> {
  const { services } = context;
  const { userId: creatorId } = enteringCreator(context);
  const id = openingKey(jobOpeningId);
  await services.db.transaction().execute(async (trx) => {
    const entry = await holdOwnEntry(trx, id, creatorId);
    if (!entry) throw new DomainError('UserDoesNotEntryError', 'この募集には応募していません。');
    if (!mayWithdraw(await toldOf(trx, entry, services.clock.now())))
      throw new DomainError(
        'ArgumentInvalidError',
        entry.stage === 'WITHDRAWN'
          ? 'この応募はすでに辞退しています。'
          : '結果の出た応募は、辞退できません。',
        { field: 'jobOpeningId' },
      );
    await writeSteps(trx, [{ id: services.newId(), entry }], {
      to: 'WITHDRAWN',
      message: null,
      byUserId: creatorId,
      cause: null,
      now: services.clock.now(),
      isAnswer: false,
      isRead: false,
      heldUntil: null,
    });
    await enqueue(trx, services, entryWithdrawn, { entryId: entry.id });
    await candidatesChanged(trx, services, {
      companyId: entry.companyId,
      entryIds: [entry.id],
      kind: 'WITHDRAWN',
      byUserId: null,
    });
  });
  return reloaded(context, id);
}
