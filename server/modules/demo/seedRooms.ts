import { sql } from 'kysely';
import { works } from '../../../demo/works.ts';
import { demoRooms } from '../../../demo/town/rooms.ts';
import { momentAhead } from '../../../demo/town/times.ts';
import { papersOf } from '../../../demo/town/papers.ts';
import type { ObjectStorage, StoredObject } from '../media/storage.ts';
import type { PlannedMessage, PlannedRoom } from './chatPlan.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

/** Names of the files that were sent in rooms. */
export function sentFiles(): string[] {
  return demoRooms.flatMap(({ messages }) =>
    messages.flatMap(([, , said]) => (typeof said === 'object' && 'file' in said ? [said.file] : [])),
  );
}

export type StoredFiles = ReadonlyMap<string, StoredObject>;

/** The papers that were sent in rooms; like the pictures they are stored before the rows. */
export async function storeFiles(storage: ObjectStorage, names: readonly string[]): Promise<StoredFiles> {
  const stored = new Map<string, StoredObject>();
  for (const name of new Set(names)) {
    const { bytes, extension } = papersOf(name);
    stored.set(name, await storage.put(bytes, extension));
  }
  return stored;
}

/** Rooms and their members: entries point at rooms, so they come first. */
export async function seedRooms({ trx, idOf }: Town, rooms: Iterable<PlannedRoom>): Promise<void> {
  const all = [...rooms];
  await insertAll(
    trx,
    'chat_rooms',
    all.map((room) => ({
      id: room.id,
      company_id: idOf(room.companyKey),
      creator_id: idOf(room.creatorKey),
      created_by_user_id: room.openedById,
      origin: room.origin,
      last_sequence: room.messages.length,
      last_change: room.messages.length,
      answered_at: room.messages.find(({ senderId }) => senderId === idOf(room.creatorKey))?.at ?? null,
      last_message_at: lastOf(room).at,
      created_at: firstOf(room).at,
    })),
  );
  // Whom the trigger put in has read everything; the town's people have not.
  await trx
    .deleteFrom('chat_members')
    .where(sql<boolean>`room_id = any(${all.map(({ id }) => id)}::uuid[])`)
    .execute();
  await insertAll(
    trx,
    'chat_members',
    all.flatMap((room) =>
      room.memberIds.map((userId, place) => {
        const unread = place === 0 ? room.unreadByCreator : room.unreadByCompany;
        const read = room.messages[room.messages.length - unread - 1];
        return {
          room_id: room.id,
          user_id: userId,
          joined_at: firstOf(room).at,
          last_read_sequence: room.messages.length - unread,
          last_read_at: read === undefined ? null : new Date(read.at.getTime() + 90_000),
        };
      }),
    ),
  );
}

export function firstOf(room: PlannedRoom): PlannedMessage {
  const [first] = room.messages;
  if (first === undefined)
    throw new Error(`Nothing was said between ${room.companyKey} and ${room.creatorKey}`);
  return first;
}

export function lastOf(room: PlannedRoom): PlannedMessage {
  return room.messages.at(-1) ?? firstOf(room);
}

export async function seedMessages(
  town: Town,
  planned: Iterable<PlannedRoom>,
  files: StoredFiles,
): Promise<void> {
  const rooms = [...planned];
  const media: Row<'media_objects'>[] = [];
  const messages: Row<'chat_messages'>[] = [];
  for (const room of rooms) {
    for (const [place, message] of room.messages.entries()) {
      const carried = mediaRow(town, room, message, files);
      if (carried !== undefined) media.push(carried);
      messages.push({
        id: message.id,
        room_id: room.id,
        sequence: place + 1,
        change: place + 1,
        sender_id: message.senderId,
        client_id: town.newId(),
        ...contentOf(town, message, carried?.id ?? null),
        send_at: message.at,
      });
    }
  }
  await insertAll(town.trx, 'media_objects', media);
  await insertAll(town.trx, 'chat_messages', messages);
  await seedInterviews(town, rooms);
}

/** Dates that wait for their creators' answers. */
async function seedInterviews({ trx, now, newId }: Town, rooms: readonly PlannedRoom[]): Promise<void> {
  const made = rooms.flatMap((room) =>
    room.messages.flatMap(({ id: messageId, senderId, at, said }) =>
      typeof said === 'object' && 'interview' in said
        ? [{ room, messageId, senderId, at, said, id: newId() }]
        : [],
    ),
  );
  const timesOf = ({ said }: (typeof made)[number]) => said.interview.map((when) => momentAhead(now, when));
  await insertAll(
    trx,
    'interviews',
    made.map((one) => ({
      id: one.id,
      room_id: one.room.id,
      proposed_by_user_id: one.senderId,
      state: 'PROPOSED',
      version: 1,
      minutes: one.said.minutes,
      place: one.said.place,
      times: timesOf(one),
      created_at: one.at,
      changed_at: one.at,
    })),
  );
  await insertAll(
    trx,
    'interview_acts',
    made.map((one) => ({
      message_id: one.messageId,
      interview_id: one.id,
      act: 'PROPOSED',
      times: timesOf(one),
    })),
  );
}

type Content = Pick<
  Row<'chat_messages'>,
  'consultation_id' | 'deleted_at' | 'job_opening_id' | 'kind' | 'media_id' | 'offer_id' | 'quote_id' | 'text'
>;

function contentOf({ idOf }: Town, { said, at }: PlannedMessage, mediaId: string | null): Content {
  const nothing = {
    text: null,
    media_id: mediaId,
    job_opening_id: null,
    consultation_id: null,
    offer_id: null,
    quote_id: null,
    deleted_at: null,
  };
  if (typeof said === 'string') return { kind: 'PLAIN', ...nothing, text: said };
  if ('picture' in said) return { kind: 'MEDIA', ...nothing };
  if ('file' in said) return { kind: 'FILE', ...nothing };
  if ('opening' in said) return { kind: 'JOB_OPENING', ...nothing, job_opening_id: idOf(said.opening) };
  if ('consultation' in said)
    return { kind: 'JOB_CONSULTATION', ...nothing, consultation_id: idOf(said.consultation) };
  if ('interview' in said) return { kind: 'INTERVIEW', ...nothing };
  if ('offer' in said) return { kind: 'PLAIN', ...nothing, text: said.text, offer_id: idOf(said.offer) };
  if ('quote' in said) return { kind: 'PLAIN', ...nothing, text: said.text, quote_id: idOf(said.quote) };
  return { kind: 'PLAIN', ...nothing, deleted_at: new Date(at.getTime() + 40_000) };
}

/** What is sent in a room is a row of its own, private to its members, even when the bytes are a public work's. */
function mediaRow(
  town: Town,
  room: PlannedRoom,
  { said, senderId, at }: PlannedMessage,
  files: StoredFiles,
): Row<'media_objects'> | undefined {
  if (typeof said === 'string') return undefined;
  const common = { id: town.newId(), owner_id: senderId, is_private: true, created_at: at };
  if ('picture' in said) {
    const own = works.filter(({ creatorKey }) => creatorKey === room.creatorKey);
    const file = (own[said.picture] ?? own[0])?.media[0]?.file;
    if (file === undefined) throw new Error(`${room.creatorKey} has no picture to send`);
    const facts = found(town.stored, file);
    return {
      ...common,
      type: 'IMAGE',
      sha256: facts.sha256,
      extension: 'webp',
      file_type: null,
      filename: null,
      byte_size: facts.size,
      width: facts.width,
      height: facts.height,
      thumbhash: facts.thumbhash,
      palette: [...facts.palette],
    };
  }
  if (!('file' in said)) return undefined;
  const { key, size } = found(files, said.file);
  const { extension } = papersOf(said.file);
  return {
    ...common,
    type: 'FILE',
    sha256: key.slice(0, 64),
    extension,
    file_type: extension === 'zip' ? 'ZIP' : 'PDF',
    filename: said.file,
    byte_size: size,
    width: null,
    height: null,
    thumbhash: null,
    palette: null,
  };
}
