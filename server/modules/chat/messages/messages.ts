import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { connectionOf, cursorText, pageFrom, refuseCursor } from '../../../lib/request/paging.ts';
import type { Connection, CursorArgs, PageFrom } from '../../../lib/request/paging.ts';
import * as sql from './messagesSql.ts';
import type { AttachmentRow, ConsultationCardRow, MessageRow, OpeningCardRow } from './messagesSql.ts';
import { ownRoom } from '../rooms/rooms.ts';

const messageLoader = batched<string, MessageRow>(async ({ services }, ids) =>
  indexBy(await sql.messagesByIds(services.db, ids), ({ id }) => id),
);

export async function messageById(context: Context, id: string): Promise<MessageRow | null> {
  return (await messageLoader(context).load(id)) ?? null;
}

const attachmentLoader = batched<string, AttachmentRow>(async ({ services }, ids) =>
  indexBy(await sql.attachments(services.db, ids), ({ id }) => id),
);

/** Null once the message is deleted. */
export async function attachmentOf(context: Context, { mediaId }: MessageRow): Promise<AttachmentRow | null> {
  return mediaId === null ? null : ((await attachmentLoader(context).load(mediaId)) ?? null);
}

const openingLoader = batched<string, OpeningCardRow>(async ({ services }, ids) =>
  indexBy(await sql.openingCards(services.db, ids), ({ id }) => id),
);

export async function openingById(context: Context, id: string): Promise<OpeningCardRow | null> {
  return (await openingLoader(context).load(id)) ?? null;
}

/** Null once deleted. */
export async function openingOf(context: Context, { openingId }: MessageRow): Promise<OpeningCardRow | null> {
  return openingId === null ? null : openingById(context, openingId);
}

const consultationLoader = batched<string, ConsultationCardRow>(async ({ services }, ids) =>
  indexBy(await sql.consultationCards(services.db, ids), ({ id }) => id),
);

/** Null once deleted. */
export async function consultationOf(
  context: Context,
  { consultationId }: MessageRow,
): Promise<ConsultationCardRow | null> {
  return consultationId === null ? null : ((await consultationLoader(context).load(consultationId)) ?? null);
}

const cursorOf = (sequence: number): string => btoa(`m${sequence}`);

function sequenceOf(cursor: string): number {
  const match = /^m(\d{1,15})$/u.exec(cursorText(cursor));
  return match?.[1] === undefined ? refuseCursor() : Number(match[1]);
}

const defaultPage = 30;

/**
 * Messages of a room, oldest first: the last page by default, or one `around` a message. Null for a foreign
 * room.
 */
export async function messagesOf(
  context: Context,
  roomId: string | undefined,
  { around, ...args }: CursorArgs & { readonly around?: number | null | undefined },
): Promise<Connection<MessageRow> | null> {
  const page = pageFrom(
    args.first == null && args.last == null && args.after == null ? { ...args, last: defaultPage } : args,
    sequenceOf,
  );
  if (roomId === undefined || !(await ownRoom(context, roomId))) return null;
  if (around != null) return messagesAround(context, roomId, { around, limit: page.limit });
  const rows = await sql.messagesOfRoom(context.services.db, roomId, page);
  return connectionOf(page, rows, ({ sequence }) => cursorOf(sequence));
}

async function messagesAround(
  { services: { db } }: Context,
  roomId: string,
  { around, limit }: { readonly around: number; readonly limit: number },
): Promise<Connection<MessageRow>> {
  const before: PageFrom<number> = { limit: Math.ceil(limit / 2), backward: true, from: around };
  const from: PageFrom<number> = {
    limit: Math.max(limit - before.limit, 1),
    backward: false,
    from: around - 1,
  };
  const [earlier, later] = await Promise.all([
    sql.messagesOfRoom(db, roomId, before),
    sql.messagesOfRoom(db, roomId, from),
  ]);
  const parts = [
    connectionOf(before, earlier, ({ sequence }) => cursorOf(sequence)),
    connectionOf(from, later, ({ sequence }) => cursorOf(sequence)),
  ] as const;
  const edges = parts.flatMap((part) => part.edges);
  return {
    edges,
    pageInfo: {
      hasPreviousPage: parts[0].pageInfo.hasPreviousPage,
      hasNextPage: parts[1].pageInfo.hasNextPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

export interface Changes {
  readonly roomId: string;
  readonly messages: readonly MessageRow[];
  /** Complete up to this number. */
  readonly reached: number;
  readonly hasMore: boolean;
}

const changesAtOnce = 100;

/** What changed since a number, for somebody who was away. */
export async function changesAfter(
  context: Context,
  roomId: string | undefined,
  after: number,
): Promise<Changes | null> {
  const room = roomId === undefined ? null : await ownRoom(context, roomId);
  if (!room) return null;
  const rows = await sql.changedMessages(context.services.db, room.id, { after, limit: changesAtOnce });
  const messages = rows.slice(0, changesAtOnce);
  const hasMore = rows.length > changesAtOnce;
  return {
    roomId: room.id,
    messages,
    hasMore,
    reached: hasMore ? (messages.at(-1)?.change ?? after) : room.lastChange,
  };
}

export function messageKey(globalId: string): string {
  const key = keyOf(globalId, 'ChatMessage');
  if (key === undefined)
    throw new DomainError('MessageIdInvalidError', 'メッセージの指定が正しくありません。');
  return key;
}
