import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { acceptCover, acceptSquare } from '../../media/cropped.ts';
import { keepImage } from '../../media/keep.ts';
import type { MediaRow } from '../../media/sql.ts';
import { forgetProfile } from './privateProfile.ts';
import * as sql from './profileImageSql.ts';

export type ImagePlace = 'cover' | 'profile';

/** Converting a picture costs seconds of CPU. */
const uploads: RateLimit = { name: 'profile-image', hits: 60, windowMs: 3_600_000 };

const accepted = { profile: acceptSquare('プロフィール画像'), cover: acceptCover } as const;

const noProfile = () =>
  new DomainError('ForbiddenError', '先に、プロフィールを登録してください。画像はそのあとで設定できます。');

interface Owner {
  readonly userId: string;
  readonly isCreator: boolean;
}

function ownerOf({ viewer }: Context, place: ImagePlace): Owner {
  const userId = viewerId(viewer);
  const isCreator = hasRole(viewer, 'CREATOR_USER');
  if (userId === null || (place === 'cover' && !isCreator)) throw noProfile();
  return { userId, isCreator };
}

function putImage(
  db: Kysely<Tables>,
  { userId, isCreator }: Owner,
  where: ImagePlace,
  mediaId: string | null,
  now: Date,
): Promise<boolean> {
  if (!isCreator) return sql.setCorporateImage(db, userId, mediaId, now);
  return sql.setCreatorImage(
    db,
    userId,
    where === 'cover' ? 'cover_media_id' : 'profile_media_id',
    mediaId,
    now,
  );
}

/** The former picture is left to the sweep of unused media. */
export async function uploadImage(context: Context, where: ImagePlace, file: Blob): Promise<MediaRow> {
  const { services } = context;
  const owner = ownerOf(context, where);
  const table = owner.isCreator ? 'creator_profiles' : 'corporate_profiles';
  // Checked before the costly conversion, and again with the write.
  if (!(await sql.hasProfile(services.db, owner.userId, table))) throw noProfile();
  await hit(services, uploads, owner.userId);
  const media = await keepImage(services, {
    file,
    ownerId: owner.userId,
    accept: accepted[where],
    use: async (trx, { id }) => {
      if (!(await putImage(trx, owner, where, id, services.clock.now()))) throw noProfile();
    },
  });
  forgetProfile(context, owner.userId);
  return media;
}

/** Idempotent. */
export async function deleteImage(context: Context, where: ImagePlace): Promise<void> {
  const { db, clock } = context.services;
  const owner = ownerOf(context, where);
  if (!(await putImage(db, owner, where, null, clock.now()))) throw noProfile();
  forgetProfile(context, owner.userId);
}
