import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { refusalWhileSuspended } from '../../companies/company/suspension.ts';
import { talkAbout } from '../../rooms/rooms.ts';
import { candidatesChanged } from './candidateEvents.ts';
import { notesOf } from './candidates.ts';
import { actedOn, candidateNotFound, recruiter } from './desk.ts';
import * as sql from './deskSql.ts';
import { setRoom } from '../entries/enterSql.ts';
import type { EntryRow, NoteRow } from '../entries/entrySql.ts';
import { ownStatuses } from '../openings/openings.ts';

/** A company's notes on a candidate, and their room. */

const mostInNote = 2_000;
const mostOfEntry = 200;
const noting: RateLimit = { name: 'candidate-notes', hits: 300, windowMs: 3_600_000 };

async function reloaded(context: Context, entryId: string): Promise<EntryRow> {
  const { candidates } = await actedOn(context, [entryId]);
  const [candidate] = candidates;
  if (!candidate) throw candidateNotFound();
  return candidate;
}

export interface SavedNote {
  readonly note: NoteRow;
  readonly candidate: EntryRow;
}

/** Adds a note or changes one's own. */
export async function saveNote(
  context: Context,
  input: {
    readonly candidateId: string;
    readonly noteId?: string | null | undefined;
    readonly body: string;
  },
): Promise<SavedNote> {
  const { services, viewer } = context;
  const { userId, companyId } = recruiter(context);
  const entryId = keyOf(input.candidateId, 'Candidate');
  const noteId = input.noteId == null ? null : keyOf(input.noteId, 'CandidateNote');
  if (entryId === undefined) throw candidateNotFound();
  const inputs = new Inputs();
  const body = inputs.requiredLines('body', 'メモ', input.body, mostInNote);
  inputs.finish();
  await hit(services, noting, userId);
  const id = noteId ?? services.newId();
  await services.db.transaction().execute(async (trx) => {
    const [entry] = await sql.holdEntries(trx, [entryId], companyId, ownStatuses(viewer));
    if (!entry) throw candidateNotFound();
    const note = { id, entryId, authorId: userId, body, now: services.clock.now() };
    if (noteId === null) {
      if ((await sql.countNotes(trx, entryId)) >= mostOfEntry)
        throw new DomainError('ArgumentInvalidError', `メモは、1つの応募に${mostOfEntry}件まで残せます。`, {
          field: 'candidateId',
        });
      await sql.insertNote(trx, note);
    } else if (noteId === undefined || !(await sql.updateNote(trx, note))) throw notOwnNote();
    await candidatesChanged(trx, services, {
      companyId,
      entryIds: [entryId],
      kind: 'NOTED',
      byUserId: userId,
    });
  });
  const candidate = await reloaded(context, entryId);
  const note = (await notesOf(context, candidate)).find((one) => one.id === id);
  if (!note) throw notOwnNote();
  return { note, candidate };
}

/** A colleague's note and an unknown one answer alike. */
const notOwnNote = () =>
  new DomainError(
    'ArgumentInvalidError',
    'メモが見つかりません。編集や削除ができるのは、書いた人だけです。',
    {
      field: 'noteId',
    },
  );

export async function deleteNote(context: Context, globalId: string): Promise<EntryRow> {
  const { services, viewer } = context;
  const { userId, companyId } = recruiter(context);
  const id = keyOf(globalId, 'CandidateNote');
  if (id === undefined) throw notOwnNote();
  const entryId = await services.db.transaction().execute(async (trx) => {
    const found = await sql.entryOfNote(trx, id, userId);
    const [entry] =
      found === undefined ? [] : await sql.holdEntries(trx, [found], companyId, ownStatuses(viewer));
    if (!entry || !(await sql.deleteNote(trx, id))) throw notOwnNote();
    await candidatesChanged(trx, services, {
      companyId,
      entryIds: [entry.id],
      kind: 'NOTED',
      byUserId: userId,
    });
    return entry.id;
  });
  return reloaded(context, entryId);
}

/** Opens or finds the room with a candidate. */
export async function openRoomWithCandidate(
  context: Context,
  input: { readonly jobOpeningId: string; readonly userId: string },
): Promise<{
  readonly roomId: string;
  readonly candidate: EntryRow;
  /** False when it existed. */
  readonly isNew: boolean;
}> {
  const { services, viewer } = context;
  const { userId, companyId } = recruiter(context);
  const openingId = keyOf(input.jobOpeningId, 'JobOpening');
  const creatorId = keyOf(input.userId, 'CreatorUser');
  const notEntered = () => new DomainError('UserDoesNotEntryError', 'この人は、この募集に応募していません。');
  if (openingId === undefined || creatorId === undefined) throw notEntered();
  return services.db
    .transaction()
    .execute(async (trx) => {
      const refusal = await refusalWhileSuspended(trx, companyId, '新しいやり取りを始められません');
      const entryId = await sql.entryOfPair(trx, { openingId, creatorId });
      const [entry] =
        entryId === undefined ? [] : await sql.holdEntries(trx, [entryId], companyId, ownStatuses(viewer));
      if (!entry) throw notEntered();
      if (entry.chatRoomId === null && refusal) throw refusal;
      const roomId =
        entry.chatRoomId ??
        (await talkAbout(trx, services, {
          companyId,
          creatorId,
          byUserId: userId,
          origin: 'ENTRY',
          openingId,
        }));
      if (entry.chatRoomId === null) {
        await setRoom(trx, entry.id, roomId);
        await candidatesChanged(trx, services, {
          companyId,
          entryIds: [entry.id],
          kind: 'ROOM_OPENED',
          byUserId: userId,
        });
      }
      return { roomId, entryId: entry.id, isNew: entry.chatRoomId === null };
    })
    .then(async ({ entryId, ...room }) => ({ ...room, candidate: await reloaded(context, entryId) }));
}
