import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Services } from '../../lib/services.ts';
import { addressOf } from '../../lib/mediaAddress.ts';
import type { ImageFacts, IngestedMedia } from './ingest.ts';
import type { Upload } from './inspect.ts';
import * as sql from './keepSql.ts';
import type { MediaRow } from './sql.ts';

/** The object was swept between its being stored and its row. */
class ObjectGoneError extends Error {}

/**
 * Takes something in and makes use of it. Equal bytes share one object, and the sweep may be removing just that one while an equal upload
 * arrives: the lock on the object puts the two in line, and where the sweep was first everything is done once more.
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
  'extension' | 'height' | 'isAnimated' | 'key' | 'mediaType' | 'sha256' | 'size' | 'thumbhash' | 'width'
>;

export interface KeptMedia {
  readonly stored: StoredFacts;
  readonly ownerId: string;
  /** A film's first picture. */
  readonly poster?: MediaRow;
}

/** The row of something stored, within `unlessSwept`. */
export async function keepStored(
  trx: Transaction<Tables>,
  { storage, clock, newId }: Services,
  { stored, ownerId, poster }: KeptMedia,
): Promise<MediaRow> {
  await sql.lockObject(trx, stored.key);
  if ((await storage.stat(stored.key)) === undefined) throw new ObjectGoneError(stored.key);
  const media: MediaRow = {
    id: newId(),
    type: stored.mediaType,
    url: addressOf(stored.key),
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
    poster_media_id: poster?.id ?? null,
    is_animated: stored.isAnimated,
    created_at: clock.now(),
  });
  return media;
}

interface KeptImage {
  readonly file: Upload;
  readonly ownerId: string;
  /** Throws for a picture that will not do. */
  readonly accept: (facts: ImageFacts) => void;
  /** Makes use of the new row, in the same transaction. */
  readonly use: (trx: Transaction<Tables>, media: MediaRow) => Promise<void>;
}

/** Takes a picture in and makes use of it. */
export function keepImage(services: Services, { file, ownerId, accept, use }: KeptImage): Promise<MediaRow> {
  return unlessSwept(async () => {
    const stored = await services.ingest.image(file, accept);
    return services.db.transaction().execute(async (trx) => {
      const media = await keepStored(trx, services, { stored, ownerId });
      await use(trx, media);
      return media;
    });
  });
}
