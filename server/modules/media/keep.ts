import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Services } from '../../lib/services.ts';
import type { ImageFacts } from './ingest.ts';
import type { Upload } from './inspect.ts';
import * as sql from './keepSql.ts';
import type { MediaRow } from './sql.ts';

/** The object was swept between its being stored and its row. */
class ObjectGoneError extends Error {}

interface KeptImage {
  readonly file: Upload;
  readonly ownerId: string;
  /** Throws for a picture that will not do. */
  readonly accept: (facts: ImageFacts) => void;
  /** Makes use of the new row, in the same transaction. */
  readonly use: (trx: Transaction<Tables>, media: MediaRow) => Promise<void>;
}

/**
 * Takes a picture in and makes use of it. Equal bytes share one object, and the sweep may be removing just that one while an equal upload
 * arrives: the lock on the object puts the two in line, and where the sweep was first the picture is stored once more.
 */
export async function keepImage(services: Services, image: KeptImage): Promise<MediaRow> {
  try {
    return await keepOnce(services, image);
  } catch (error) {
    if (error instanceof ObjectGoneError) return keepOnce(services, image);
    throw error;
  }
}

async function keepOnce(services: Services, { file, ownerId, accept, use }: KeptImage): Promise<MediaRow> {
  const { db, storage, clock, newId } = services;
  const stored = await services.ingest.image(file, accept);
  const media: MediaRow = {
    id: newId(),
    type: 'IMAGE',
    storageKey: stored.key,
    width: stored.width,
    height: stored.height,
    thumbhash: stored.thumbhash,
    caption: null,
  };
  await db.transaction().execute(async (trx) => {
    await sql.lockObject(trx, stored.key);
    if ((await storage.stat(stored.key)) === undefined) throw new ObjectGoneError(stored.key);
    await sql.insertMedia(trx, {
      id: media.id,
      owner_id: ownerId,
      type: 'IMAGE',
      sha256: stored.sha256,
      extension: stored.extension,
      byte_size: stored.size,
      width: stored.width,
      height: stored.height,
      thumbhash: stored.thumbhash,
      created_at: clock.now(),
    });
    await use(trx, media);
  });
  return media;
}
