import { GraphQLError } from 'graphql';
import type { Context } from '../../lib/context.ts';
import { viewerId } from '../../lib/viewer.ts';
import { heard, listen } from './listen.ts';
import * as sql from './sql.ts';
import type { MessageRow } from './sql.ts';

/** What is published when a message was stored: its id, which every listener reads for itself. */
export function topicOf(roomId: string): string {
  return `chat.room.${roomId}`;
}

/** The ids of messages added to a room from now on. A room that is not the viewer's answers as one that does not exist. */
export async function messagesAdded(
  context: Context,
  roomId: string | undefined,
): Promise<AsyncIterableIterator<string>> {
  const { db, pubsub } = context.services;
  const userId = viewerId(context.viewer);
  if (roomId === undefined || userId === null || !(await sql.isMember(db, roomId, userId))) {
    throw new GraphQLError('会話が見つかりません。', { extensions: { code: 'NOT_FOUND' } });
  }
  // Whoever has left the company meanwhile is not in the room any more.
  return heard(await listen(pubsub, topicOf(roomId)), async (messageId) =>
    (await sql.isMember(db, roomId, userId)) ? { event: messageId } : 'END',
  );
}

export async function message(context: Context, id: string): Promise<MessageRow> {
  const row = await sql.messageById(context.services.db, id);
  if (!row) throw new Error(`The message ${id} was published and is not stored.`);
  return row;
}
