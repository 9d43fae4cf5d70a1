import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { isUuid } from '../../../lib/ids.ts';
import { keepStored, refuseWithoutPlace, unlessSwept } from '../../media/keep.ts';
import type { MediaRow } from '../../media/sql.ts';
import { holdFilm } from './contentsSql.ts';
import { creatorId } from '../own/owner.ts';

/** Twenty works with twenty pictures each, in an hour. */
const uploads: RateLimit = { name: 'product-media', hits: 400, windowMs: 3_600_000 };

/** Names the argument in a file's errors. */
async function ofField<Result>(field: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'InvalidImageInputError')
      throw new DomainError(error.code, error.message, { ...error.details, field });
    throw error;
  }
}

/**
 * Stores a picture or film for a work; unused ones are swept a day later. A film's poster is made in the
 * browser, since nothing here decodes films.
 */
export async function uploadMedia(
  context: Context,
  file: Blob,
  poster: Blob | null | undefined,
): Promise<MediaRow> {
  const { services } = context;
  const ownerId = creatorId(context);
  await hit(services, uploads, ownerId);
  return unlessSwept(async () => {
    await ofField('file', () => refuseWithoutPlace(services, ownerId, file));
    const stored = await ofField('file', () => services.ingest.media(file));
    const first =
      stored.mediaType === 'VIDEO' && poster
        ? await ofField('poster', () => services.ingest.image(poster))
        : undefined;
    return services.db.transaction().execute(async (trx) => {
      const kept = first && (await keepStored(trx, services, { stored: first, ownerId }));
      return keepStored(trx, services, { stored, ownerId, ...(kept && { poster: kept }) });
    });
  });
}

/**
 * Stores the film again with another poster. A published work's media never change here: the poster is
 * reviewed when the work is saved with the new id.
 */
export async function withPoster(context: Context, filmId: string, poster: Blob): Promise<MediaRow> {
  const { services } = context;
  const ownerId = creatorId(context);
  await hit(services, uploads, ownerId);
  return unlessSwept(async () => {
    const still = await ofField('poster', () => services.ingest.image(poster));
    return services.db.transaction().execute(async (trx) => {
      const film = isUuid(filmId) ? await holdFilm(trx, ownerId, filmId) : undefined;
      if (!film || film.width === null || film.height === null)
        throw new DomainError(
          'InvalidImageInputError',
          'この動画は、アップロードから時間がたったため使えません。もう一度追加してください。',
          { field: 'mediaId' },
        );
      const kept = await keepStored(trx, services, { stored: still, ownerId });
      const { width, height } = film;
      const stored = { ...film, width, height, mediaType: 'VIDEO', thumbhash: null, palette: [] } as const;
      return keepStored(trx, services, { stored, ownerId, poster: kept });
    });
  });
}
