import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { prepared } from '../../db/prepared.ts';
import { addressOf } from '../../lib/mediaAddress.ts';

/** For showing a picture or film. */
export interface MediaRow {
  readonly id: string;
  readonly type: 'IMAGE' | 'VIDEO';
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly caption: string | null;
  /** A film's poster; only read with a work's media. */
  readonly posterUrl: string | null;
  readonly isAnimated: boolean;
}

interface JoinedMedia {
  readonly mediaId: string | null;
  readonly mediaType: string | null;
  readonly mediaKey: string | null;
  readonly mediaWidth: number | null;
  readonly mediaHeight: number | null;
  readonly mediaThumbhash: string | null;
  readonly mediaIsPublic: boolean | null;
}

/** Only read with a work's media. */
interface MovingMedia {
  readonly caption: string | null;
  readonly posterKey: string | null;
  readonly isAnimated: boolean;
}

const still: MovingMedia = { caption: null, posterKey: null, isAnimated: false };

/** For `media_objects as m` joined to other tables; `joinedMedia` reads them. */
export const joinedMediaColumns = [
  'm.id as mediaId',
  'm.type as mediaType',
  'm.storage_key as mediaKey',
  'm.width as mediaWidth',
  'm.height as mediaHeight',
  'm.thumbhash as mediaThumbhash',
  'm.is_public as mediaIsPublic',
] as const;

/** More columns for a work's media. */
export const movingColumns = [
  sql<
    string | null
  >`(select storage_key from media_objects as poster where poster.id = m.poster_media_id)`.as('posterKey'),
  'm.is_animated as isAnimated',
] as const;

/** Null without media, or for a file without a picture. */
export function joinedMedia(row: JoinedMedia, moving = still): MediaRow | null {
  const { mediaId, mediaType, mediaKey, mediaWidth, mediaHeight } = row;
  const isPublic = row.mediaIsPublic === true;
  if (mediaId === null || mediaKey === null || mediaWidth === null || mediaHeight === null) return null;
  return {
    id: mediaId,
    type: mediaType === 'VIDEO' ? 'VIDEO' : 'IMAGE',
    url: addressOf(mediaKey, isPublic),
    width: mediaWidth,
    height: mediaHeight,
    thumbhash: row.mediaThumbhash,
    caption: moving.caption === '' ? null : moving.caption,
    posterUrl: moving.posterKey === null ? null : addressOf(moving.posterKey, isPublic),
    isAnimated: moving.isAnimated,
  };
}

const publicStatement = prepared<{ readonly keys: readonly string[] }>()((db, value) =>
  db
    .selectFrom('media_objects')
    .select('storage_key as key')
    .where(sql<boolean>`storage_key = any(${value('keys')}::text[])`)
    .where('is_public', '=', true),
);

/** Public by any of their rows. */
export async function publicAmong(db: Kysely<Tables>, keys: readonly string[]): Promise<string[]> {
  return (await publicStatement(db, { keys })).map(({ key }) => key);
}

export async function isForEverybody(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('media_objects')
    .select('is_public as isPublic')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.isPublic === true;
}
