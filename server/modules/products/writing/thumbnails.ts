import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { isUuid } from '../../../lib/ids.ts';
import type { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import { isThumbnailCrop } from '../../media/cutting.ts';
import type { IngestedMedia } from '../../media/ingest.ts';
import { keepStored } from '../../media/keep.ts';
import { checkWritten } from './contents.ts';
import type { Changes } from './contents.ts';
import * as sql from './contentsSql.ts';
import type { Contents, SourceMedia, Thumbnail } from './contentsSql.ts';
import type { CropRow } from '../own/ownSql.ts';

interface Wanted {
  readonly sourceId: string | null;
  readonly crop: CropRow | null;
}

const sameBox = (one: CropRow | null, other: CropRow | null): boolean =>
  one === null || other === null
    ? one === other
    : one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

const sameCut = (one: Wanted, other: Wanted): boolean =>
  one.sourceId === other.sourceId && sameBox(one.crop, other.crop);

/** The kept thumbnail, or where to cut a new one. A crop belongs to its picture and is dropped with it. */
function wantedOf(before: Thumbnail | undefined, { sourceId, crop }: Changes): Wanted {
  const wanted = sourceId ?? before?.sourceId ?? null;
  if (crop !== undefined) return { sourceId: wanted, crop };
  return { sourceId: wanted, crop: wanted === before?.sourceId ? before.crop : null };
}

/** The content changed while the save was prepared: start over. */
export class ChangedMeanwhileError extends Error {}

/** A new thumbnail, stored without a row; absent if the old one stays. */
export interface Cut extends Wanted {
  readonly stored: IngestedMedia;
}

/** Checks that the uploads are the person's own and fit for a thumbnail; reports to `inputs`. */
async function sourceOf(
  { db }: Services,
  inputs: Inputs,
  ownerId: string,
  media: Contents['media'],
  wanted: Wanted,
): Promise<{ readonly key: string } | undefined> {
  const ids = media.map(({ mediaId }) => mediaId);
  const found = new Map<string, SourceMedia>(
    (await sql.ownMedia(db, ownerId, ids.filter(isUuid))).map((one) => [one.id, one]),
  );
  for (const [index, id] of ids.entries())
    if (!found.has(id))
      inputs.wrong(
        `media.${index}.mediaId`,
        'この画像は、アップロードから時間がたったため使えません。もう一度追加してください。',
        'InvalidImageInputError',
      );
  const field = 'thumbnailMediaId';
  if (wanted.sourceId === null || !ids.includes(wanted.sourceId)) {
    inputs.wrong(field, '一覧に出す画像を、作品の画像から選んでください。');
    return undefined;
  }
  const source = found.get(wanted.sourceId);
  if (!source) return undefined;
  const { width, height } = source;
  const still =
    source.type !== 'IMAGE'
      ? source.poster
      : width !== null && height !== null
        ? { storageKey: source.storageKey, width, height }
        : null;
  if (!still) {
    inputs.wrong(
      field,
      'この動画は一覧に出せません。動画の場面を選ぶか、別の画像を選んでください。',
      'InvalidImageInputError',
    );
    return undefined;
  }
  if (wanted.crop !== null && !isThumbnailCrop(wanted.crop, still)) {
    inputs.wrong('thumbnailCrop', '一覧に出す範囲は、画像からはみ出さないように4：3で決めてください。');
    return undefined;
  }
  return { key: still.storageKey };
}

/**
 * Checks media and thumbnail, and cuts a new thumbnail if needed. Before the transaction, since it is slow.
 */
export async function cutFor(
  services: Services,
  inputs: Inputs,
  ownerId: string,
  before: Contents | undefined,
  changes: Changes,
): Promise<Cut | undefined> {
  const wanted = wantedOf(before?.thumbnail, changes);
  const media = changes.contents.media ?? before?.media ?? [];
  const stays =
    before !== undefined && before.thumbnail.mediaId !== null && sameCut(wanted, before.thumbnail);
  // Nothing about them was sent.
  if (stays && !changes.contents.media) {
    inputs.finish();
    return undefined;
  }
  const source = await sourceOf(services, inputs, ownerId, media, wanted);
  inputs.finish();
  if (stays || !source) return undefined;
  const stored = await services.ingest.thumbnail(source.key, wanted.crop);
  if (!stored) throw new ChangedMeanwhileError(source.key);
  return { ...wanted, stored };
}

/** In the transaction: the new content with its thumbnail's row. */
export async function mergeContents(
  trx: Transaction<Tables>,
  services: Services,
  ownerId: string,
  before: Contents,
  changes: Changes,
  cut: Cut | undefined,
): Promise<Contents> {
  const merged = { ...before, ...changes.contents };
  checkWritten(merged);
  const wanted = wantedOf(before.thumbnail, changes);
  const ids = merged.media.map(({ mediaId }) => mediaId);
  if (changes.contents.media && (await sql.holdMedia(trx, ids)).length < ids.length)
    throw new ChangedMeanwhileError('media');
  if (sameCut(wanted, before.thumbnail) && before.thumbnail.mediaId !== null) {
    if (wanted.sourceId !== null && !ids.includes(wanted.sourceId)) throw new ChangedMeanwhileError('source');
    return { ...merged, thumbnail: before.thumbnail };
  }
  if (!cut || !sameCut(wanted, cut) || wanted.sourceId === null || !ids.includes(wanted.sourceId))
    throw new ChangedMeanwhileError('cut');
  const { id } = await keepStored(trx, services, { stored: cut.stored, ownerId });
  return { ...merged, thumbnail: { mediaId: id, ...wanted } };
}

/** Repeats a save if somebody changed the work, or the sweep removed an upload, in between. */
export async function untilSettled<Result>(save: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError) || tries === 10) throw error;
    }
  }
}
