import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, groupBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { atStep, withProfile } from '../../creators/registration/registration.ts';
import type { MediaRow } from '../../media/sql.ts';
import { creatorId } from '../own/owner.ts';
import { nothingWritten, writtenOf } from '../contents/fields.ts';
import { readChanges } from '../writing/contents.ts';
import type { Changes, ProductInput } from '../writing/contents.ts';
import { holdMedia, ownMedia, productOfClient } from '../writing/contentsSql.ts';
import * as sql from './draftsSql.ts';
import type { DraftContent, DraftMediaRow, DraftRow } from './draftsSql.ts';

/** Forms save every two seconds. */
const saves: RateLimit = { name: 'save-product-draft', hits: 3_000, windowMs: 3_600_000 };
/** Drafts per author. */
const most = 30;

const empty: DraftContent = {
  ...nothingWritten,
  media: [],
  sourceId: null,
  crop: null,
  isPublished: true,
  visibility: 'EVERYONE',
  companyIds: [],
};

export type SaveInput = ProductInput & { readonly clientId: string; readonly version: number };

export interface Saved {
  readonly draft: DraftRow;
  /** Another device saved a newer version: nothing was written, and `draft` is that version. */
  readonly isConflict: boolean;
}

const draftNotFound = () =>
  new DomainError('ProductNotFoundError', 'この下書きは、ほかの画面で削除されたか、審査を申請されています。');

/** The viewer's drafts, last edited first. */
export async function ownDrafts({ services, viewer }: Context): Promise<DraftRow[]> {
  const id = viewerId(viewer);
  return id !== null && hasRole(viewer, 'CREATOR_USER') ? sql.draftsOf(services.db, id, most) : [];
}

/** Version 0 creates the draft. */
export async function saveDraft(context: Context, input: SaveInput): Promise<Saved> {
  const { services } = context;
  const authorId = creatorId(context);
  const { clientId: id, version } = input;
  if (!isUuid(id)) throw draftNotFound();
  await hit(services, saves, authorId);
  const inputs = new Inputs();
  const { thumbnailMediaId, ...written } = input;
  const changes = await readChanges(context, inputs, written, 'draft');
  inputs.finish();
  let saved: Saved | undefined;
  await atStep(context, withProfile, async ({ trx, now }) => {
    const before = await sql.draftById(trx, id);
    if (before && before.authorId !== authorId) throw draftNotFound();
    if (!before) await refuseToBegin(trx, { authorId, id, version });
    const content = merged(before?.content ?? empty, changes, thumbnailMediaId);
    if (before && before.version !== version) {
      // A repeated save whose answer was lost is no conflict.
      const isSame = before.version > version && JSON.stringify(content) === JSON.stringify(before.content);
      saved = { draft: before, isConflict: !isSame };
      return;
    }
    await refuseForeignMedia(trx, authorId, content);
    const draft = { id, authorId, version: version + 1, content, editedAt: now };
    await sql.putDraft(trx, draft);
    saved = { draft, isConflict: false };
  });
  if (saved === undefined) throw draftNotFound();
  return saved;
}

/** A draft that was deleted or became a work is not created again. */
async function refuseToBegin(
  trx: Transaction<Tables>,
  { authorId, id, version }: { readonly authorId: string; readonly id: string; readonly version: number },
): Promise<void> {
  if (version !== 0 || (await productOfClient(trx, authorId, id)) !== undefined) throw draftNotFound();
  if ((await sql.countDrafts(trx, authorId)) < most) return;
  throw new DomainError(
    'ForbiddenError',
    `書きかけの作品は${most}件まで残せます。使わないものを削除してください。`,
  );
}

/** In a fixed order of keys, so that equal drafts have equal JSON. */
function merged(
  before: DraftContent,
  { contents, crop, isPublished, visibility, companyIds }: Changes,
  thumbnailMediaId: ProductInput['thumbnailMediaId'],
): DraftContent {
  const merging = { ...before, ...contents };
  const { media } = merging;
  const wanted = thumbnailMediaId ?? before.sourceId;
  const sourceId = media.some(({ mediaId }) => mediaId === wanted) ? wanted : null;
  const kept = sourceId === before.sourceId ? before.crop : null;
  return {
    ...writtenOf(merging),
    media,
    sourceId,
    crop: sourceId === null ? null : inOrder(crop === undefined ? kept : crop),
    isPublished: isPublished ?? before.isPublished,
    visibility: visibility ?? before.visibility,
    companyIds: companyIds ?? before.companyIds,
  };
}

function inOrder(crop: DraftContent['crop']): DraftContent['crop'] {
  return crop && { x: crop.x, y: crop.y, width: crop.width, height: crop.height };
}

async function refuseForeignMedia(
  trx: Transaction<Tables>,
  authorId: string,
  { media }: DraftContent,
): Promise<void> {
  const ids = media.map(({ mediaId }) => mediaId).filter(isUuid);
  // Locked against the sweep.
  const held = new Set(await holdMedia(trx, ids));
  const own = new Set((await ownMedia(trx, authorId, ids)).map(({ id }) => id));
  const inputs = new Inputs();
  for (const [index, { mediaId }] of media.entries())
    if (!held.has(mediaId) || !own.has(mediaId))
      inputs.wrong(
        `media.${index}.mediaId`,
        'この画像は、アップロードから時間がたったため使えません。もう一度追加してください。',
        'InvalidImageInputError',
      );
  inputs.finish();
}

/** The sweep removes its uploads. */
export async function deleteDraft(context: Context, id: string): Promise<string> {
  const authorId = creatorId(context);
  const isGone = isUuid(id) && (await sql.deleteDraft(context.services.db, authorId, id));
  if (!isGone) throw draftNotFound();
  return id;
}

const mediaLoader = batched<string, readonly DraftMediaRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.mediaOfDrafts(services.db, ids), ({ draftId }) => draftId),
);

export async function mediaOfDraft(context: Context, { id, content }: DraftRow): Promise<MediaRow[]> {
  const byId = new Map((await mediaLoader(context).load(id))?.map((media) => [media.id, media]));
  return content.media.flatMap(({ mediaId }) => byId.get(mediaId) ?? []);
}
