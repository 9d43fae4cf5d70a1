import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Services } from '../../lib/request/services.ts';
import { addressOf, signedAddress } from '../../lib/mediaAddress.ts';
import type { ImageFacts, IngestedFile, IngestedMedia } from './ingest.ts';
import { invalidMedia, mediaLimits, messages, sizeOf } from './inspect.ts';
import type { Upload } from './inspect.ts';
import * as sql from './keepSql.ts';
import type { StoredObject } from './storage.ts';
import { isForEverybody } from './sql.ts';
import type { MediaRow } from './sql.ts';

/** The object was swept before its row was written. */
class ObjectGoneError extends Error {}

/**
 * Runs again if the sweep removed the object in between: equal bytes share one object, so an upload may meet
 * the sweep. A lock on the object serialises them.
 */
export async function unlessSwept<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ObjectGoneError) return run();
    throw error;
  }
}

/** What a row takes over of something stored. */
type StoredFacts = Pick<
  IngestedMedia,
  | 'extension'
  | 'height'
  | 'isAnimated'
  | 'key'
  | 'mediaType'
  | 'palette'
  | 'sha256'
  | 'size'
  | 'thumbhash'
  | 'width'
>;

export interface KeptMedia {
  readonly stored: StoredFacts;
  readonly ownerId: string;
  /** A film's poster. */
  readonly poster?: MediaRow;
  /** Of a chat room: deleted with its message, visible only to members. */
  readonly isPrivate?: boolean;
}

/** Writes the row; use within `unlessSwept`. */
export async function keepStored(
  trx: Transaction<Tables>,
  services: Services,
  { stored, ownerId, poster, isPrivate = false }: KeptMedia,
): Promise<MediaRow> {
  const { clock, newId } = services;
  await holdObject(trx, services, { stored, ownerId });
  const media: MediaRow = {
    id: newId(),
    type: stored.mediaType,
    // Nothing public uses it yet.
    url: signedAddress(stored.key),
    width: stored.width,
    height: stored.height,
    thumbhash: stored.thumbhash ?? poster?.thumbhash ?? null,
    caption: null,
    posterUrl: poster?.url ?? null,
    isAnimated: stored.isAnimated,
  };
  await sql.insertMedia(trx, {
    id: media.id,
    owner_id: ownerId,
    type: media.type,
    sha256: stored.sha256,
    extension: stored.extension,
    byte_size: stored.size,
    width: media.width,
    height: media.height,
    thumbhash: media.thumbhash,
    palette: [...stored.palette],
    poster_media_id: poster?.id ?? null,
    is_animated: stored.isAnimated,
    is_private: isPrivate,
    created_at: clock.now(),
  });
  return media;
}

/** Locks the object so that it stays until the transaction ends. */
async function holdObject(
  trx: Transaction<Tables>,
  { storage }: Services,
  { stored, ownerId }: { readonly stored: StoredObject; readonly ownerId: string },
): Promise<void> {
  // Serialised, or simultaneous uploads would exceed the quota.
  await sql.lockOwner(trx, ownerId);
  await sql.lockObject(trx, stored.key);
  if ((await storage.stat(stored.key)) === undefined) throw new ObjectGoneError(stored.key);
  await requirePlace(trx, ownerId, stored);
}

async function requirePlace(
  db: Kysely<Tables>,
  ownerId: string,
  { key, size }: { readonly key?: string; readonly size: number },
): Promise<void> {
  if ((await sql.bytesOf(db, ownerId, key)) + size > mediaLimits.accountBytes)
    throw invalidMedia(messages.accountBytes);
}

/** Refuses an upload over the account's quota before any work; checked again with the row. */
export function refuseWithoutPlace({ db }: Services, ownerId: string, upload: Upload): Promise<void> {
  return requirePlace(db, ownerId, { size: sizeOf(upload) });
}

/** A chat file's row; use within `unlessSwept`. Answers its id. */
export async function keepFile(
  trx: Transaction<Tables>,
  services: Services,
  {
    stored,
    ownerId,
    filename,
  }: { readonly stored: IngestedFile; readonly ownerId: string; readonly filename: string },
): Promise<string> {
  await holdObject(trx, services, { stored, ownerId });
  const id = services.newId();
  await sql.insertMedia(trx, {
    id,
    owner_id: ownerId,
    type: 'FILE',
    sha256: stored.sha256,
    extension: stored.extension,
    file_type: stored.fileType,
    filename,
    byte_size: stored.size,
    is_private: true,
    created_at: services.clock.now(),
  });
  return id;
}

/**
 * A generated document's row, without an owner and only at signed addresses; use within `unlessSwept`.
 * Answers its id.
 */
export async function keepDocument(
  trx: Transaction<Tables>,
  { storage, newId, clock }: Services,
  {
    stored,
    filename,
    extension = 'pdf',
  }: { readonly stored: StoredObject; readonly filename: string; readonly extension?: 'pdf' | 'zip' },
): Promise<string> {
  await sql.lockObject(trx, stored.key);
  if ((await storage.stat(stored.key)) === undefined) throw new ObjectGoneError(stored.key);
  const id = newId();
  await sql.insertMedia(trx, {
    id,
    owner_id: null,
    type: 'FILE',
    sha256: stored.key.slice(0, stored.key.indexOf('.')),
    extension,
    file_type: extension === 'pdf' ? 'PDF' : 'ZIP',
    filename,
    byte_size: stored.size,
    is_private: true,
    created_at: clock.now(),
  });
  return id;
}

interface KeptImage {
  readonly file: Upload;
  readonly ownerId: string;
  /** Throws for an unsuitable picture. */
  readonly accept: (facts: ImageFacts) => void;
  /** Uses the new row in the same transaction. */
  readonly use: (trx: Transaction<Tables>, media: MediaRow) => Promise<void>;
}

export function keepImage(services: Services, { file, ownerId, accept, use }: KeptImage): Promise<MediaRow> {
  return unlessSwept(async () => {
    await refuseWithoutPlace(services, ownerId, file);
    const stored = await services.ingest.image(file, accept);
    return services.db.transaction().execute(async (trx) => {
      const media = await keepStored(trx, services, { stored, ownerId });
      await use(trx, media);
      return { ...media, url: addressOf(stored.key, await isForEverybody(trx, media.id)) };
    });
  });
}
