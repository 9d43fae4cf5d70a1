import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { graphemes, oneLine } from '../../../lib/text/text.ts';
import { ofFile } from '../../media/ofFile.ts';
import { keepFile, keepStored, refuseWithoutPlace, unlessSwept } from '../../media/keep.ts';
import { messageOfClient } from './messagesSql.ts';
import type { MessageRow } from './messagesSql.ts';
import { ownRoom, roomNotFound } from '../rooms/rooms.ts';
import { send, senderOf } from './sending.ts';
import type { Sent } from './sending.ts';
import { sideOf, whyNot } from '../rooms/standing.ts';

const attaching: RateLimit = { name: 'chat-attachment', hits: 300, windowMs: 3_600_000 };

export interface Attached extends Sent {
  readonly roomId: string;
  readonly file: Blob;
}

/** Before reading the bytes: whether the file may be sent here, or was already. */
async function arrivedBefore(
  context: Context,
  { roomId: globalId, clientId }: Attached,
): Promise<MessageRow | undefined> {
  const senderId = senderOf(context);
  const roomId = keyOf(globalId, 'ChatRoom');
  const room = roomId === undefined ? null : await ownRoom(context, roomId);
  if (!room) throw roomNotFound();
  if (clientId != null && isUuid(clientId)) {
    const known = await messageOfClient(context.services.db, { roomId: room.id, senderId, clientId });
    if (known) return known;
  }
  const reason = whyNot(room, sideOf(room, senderId));
  if (reason !== null) throw new DomainError('ForbiddenError', reason);
  await hit(context.services, attaching, senderId);
  return undefined;
}

/**
 * A picture or film; those with the same `albumId` are shown together. A film's poster is made in the
 * browser.
 */
export async function sendMedia(
  context: Context,
  input: Attached & {
    readonly albumId?: string | null | undefined;
    readonly poster?: Blob | null | undefined;
  },
): Promise<MessageRow> {
  const { services } = context;
  const { albumId, poster } = input;
  if (albumId != null && !isUuid(albumId))
    throw new DomainError('ArgumentInvalidError', 'まとめて送る番号が正しくありません。', {
      field: 'albumId',
    });
  const known = await arrivedBefore(context, input);
  if (known) return known;
  const ownerId = senderOf(context);
  return unlessSwept(async () => {
    await ofFile(() => refuseWithoutPlace(services, ownerId, input.file));
    const stored = await ofFile(() => services.ingest.media(input.file));
    const first =
      stored.mediaType === 'VIDEO' && poster ? await ofFile(() => services.ingest.image(poster)) : undefined;
    return send(context, input.roomId, input, async (trx) => {
      const shown = first && (await keepStored(trx, services, { stored: first, ownerId, isPrivate: true }));
      const media = await keepStored(trx, services, {
        stored,
        ownerId,
        isPrivate: true,
        ...(shown && { poster: shown }),
      });
      return { kind: 'MEDIA', mediaId: media.id, ...(albumId != null && { albumId: albumId.toLowerCase() }) };
    });
  });
}

const longestName = 200;

/** The file's name, safe on every system. */
function filenameOf(file: Blob, extension: string): string {
  const given = file instanceof File ? oneLine(file.name).replace(/[\\/:*?"<>|]/gu, '_') : '';
  const stem = given.replace(/\.[^.]*$/u, '');
  const short = graphemes(stem).slice(0, longestName).join('') || 'ファイル';
  return `${short}.${extension}`;
}

/** A download: AI, PDF, PSD or ZIP, recognised by its bytes. */
export async function sendFile(context: Context, input: Attached): Promise<MessageRow> {
  const { services } = context;
  const known = await arrivedBefore(context, input);
  if (known) return known;
  const ownerId = senderOf(context);
  return unlessSwept(async () => {
    await ofFile(() => refuseWithoutPlace(services, ownerId, input.file));
    const stored = await ofFile(() => services.ingest.file(input.file));
    return send(context, input.roomId, input, async (trx) => ({
      kind: 'FILE',
      mediaId: await keepFile(trx, services, {
        stored,
        ownerId,
        filename: filenameOf(input.file, stored.extension),
      }),
    }));
  });
}
