import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { graphemes, oneLine } from '../../../lib/text/text.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { ofFile } from '../../media/ofFile.ts';
import { keepFile, keepStored, refuseWithoutPlace, unlessSwept } from '../../media/keep.ts';
import { actInRound, notNow } from '../works/acting.ts';
import type { ActingInRound } from '../works/acting.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import { isOpen } from '../rules/changing.ts';
import { insertFile, removeWaitingFile, waitingFiles } from './filesSql.ts';

/** Files for the next delivery. */

const adding: RateLimit = { name: 'engagement-files', hits: 200, windowMs: 3_600_000 };
const mostFiles = 20;
const longestName = 200;

function filenameOf(file: Blob, extension: string): string {
  const given = file instanceof File ? oneLine(file.name).replace(/[\\/:*?"<>|]/gu, '_') : '';
  const stem = graphemes(given.replace(/\.[^.]*$/u, ''))
    .slice(0, longestName)
    .join('');
  return `${stem === '' ? '納品物' : stem}.${extension}`;
}

async function assertPlace({ trx, round }: ActingInRound): Promise<void> {
  if (!isOpen(round)) throw notNow(round, 'ファイルを追加できません。');
  if ((await waitingFiles(trx, round.id)) >= mostFiles)
    throw new DomainError('ArgumentInvalidError', `ファイルは、1回の納品に${mostFiles}個まで添付できます。`, {
      field: 'file',
    });
}

/** AI, PDF, PSD, ZIP and pictures, recognised by their bytes. */
export async function addDeliveryFile(
  context: Context,
  { roundId, file }: { readonly roundId: string; readonly file: Blob },
): Promise<EngagementRow> {
  const { services } = context;
  const ownerId = viewerId(context.viewer) ?? '';
  await hit(services, adding, ownerId);
  // Checked before reading the bytes.
  await actInRound(context, roundId, 'CREATOR', async (acting) => {
    await assertPlace(acting);
    return undefined;
  });
  return unlessSwept(async () => {
    await ofFile(() => refuseWithoutPlace(services, ownerId, file));
    const isPicture = file.type.startsWith('image/') && !/photoshop|psd|illustrator/u.test(file.type);
    const picture = isPicture ? await ofFile(() => services.ingest.image(file)) : undefined;
    const stored = picture === undefined ? await ofFile(() => services.ingest.file(file)) : undefined;
    return actInRound(context, roundId, 'CREATOR', async (acting) => {
      await assertPlace(acting);
      const { trx, round, now } = acting;
      let mediaId: string | undefined;
      if (picture !== undefined)
        mediaId = (await keepStored(trx, services, { stored: picture, ownerId, isPrivate: true })).id;
      else if (stored !== undefined)
        mediaId = await keepFile(trx, services, {
          stored,
          ownerId,
          filename: filenameOf(file, stored.extension),
        });
      if (mediaId !== undefined)
        await insertFile(trx, { media_id: mediaId, round_id: round.id, added_at: now });
      return undefined;
    });
  });
}

export async function removeDeliveryFile(
  context: Context,
  { roundId, fileId }: { readonly roundId: string; readonly fileId: string },
): Promise<EngagementRow> {
  const key = keyOf(fileId, 'EngagementFile');
  return actInRound(context, roundId, 'CREATOR', async ({ trx, round }) => {
    if (key !== undefined) await removeWaitingFile(trx, round.id, key);
    return undefined;
  });
}
