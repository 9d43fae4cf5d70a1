import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { keepImage } from '../../media/keep.ts';
import type { MediaRow } from '../../media/sql.ts';
import { editorOf, holdOwn, putContents, refuseClosed, writtenDraft } from './drafts.ts';
import type { DraftRow } from './draftSql.ts';
import { openingKey } from '../openings/openings.ts';

/** Re-encoding a picture takes seconds. */
const uploads: RateLimit = { name: 'job-opening-image', hits: 100, windowMs: 3_600_000 };

const places = {
  cover: { key: 'coverMediaId', narrowest: 800 },
  /** Its text must stay readable. */
  structure: { key: 'organizationStructureMediaId', narrowest: 400 },
} as const;

export interface WithImage {
  readonly draft: DraftRow;
  readonly image: MediaRow;
}

/** Adds a picture to a draft. The one it replaces is removed by the media sweep. */
export async function uploadDraftImage(
  context: Context,
  place: keyof typeof places,
  file: Blob,
  jobOpeningId: string,
): Promise<WithImage> {
  const { services } = context;
  const editor = editorOf(context);
  const { userId } = editor;
  const id = openingKey(jobOpeningId);
  const { key, narrowest } = places[place];
  // Checked before the work, and again when stored.
  await services.db.transaction().execute(async (trx) => refuseUnfit(await holdOwn(trx, id, editor), place));
  await hit(services, uploads, userId);
  const image = await keepImage(services, {
    file,
    ownerId: userId,
    accept: ({ width }) => {
      if (width < narrowest)
        throw new DomainError(
          'InvalidImageInputError',
          `画像が小さすぎます。横幅が${narrowest}px以上の画像をお選びください。`,
          { field: 'file' },
        );
    },
    use: async (trx, media) => {
      const held = await holdOwn(trx, id, editor);
      refuseUnfit(held, place);
      const contents = { ...held.contents, [key]: media.id };
      await putContents(trx, held, contents, { version: held.version, userId, now: services.clock.now() });
    },
  });
  return { draft: await writtenDraft(context, id), image };
}

/** Contracts have no organisation chart. */
function refuseUnfit(draft: DraftRow, place: keyof typeof places): void {
  refuseClosed(draft);
  if (place === 'structure' && draft.resumerationType === 'CONTRACT_UNIT')
    throw new DomainError('InvalidImageInputError', 'この種類の募集に、組織図はありません。', {
      field: 'file',
    });
}
