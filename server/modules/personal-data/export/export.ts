import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import type { ByteRange } from '../../media/storage.ts';
import { authenticate } from '../../accounts/sessions/authenticate.ts';
import * as sql from './exportSql.ts';
import type { DataExportRow } from './exportSql.ts';
import { holdConfirmed } from '../../accounts/confirmation/confirmation.ts';

export const exportRequested = effect('exportData', v.object({ exportId: v.pipe(v.string(), v.uuid()) }));

const dayMs = 86_400_000;
const mostADay = 3;

/**
 * Asks for everything stored about the viewer. The file is made after the commit; a mail tells when it is
 * ready.
 */
export async function requestDataExport(context: Context): Promise<void> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (userId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  await services.db.transaction().execute(async (trx) => {
    await holdConfirmed(trx, context);
    const now = services.clock.now();
    const recent = await sql.exportsSince(trx, userId, new Date(now.getTime() - dayMs));
    if (recent.some(({ status }) => status === 'REQUESTED')) {
      throw new DomainError('ForbiddenError', 'データを準備しています。できあがるとメールでお知らせします。');
    }
    const first = recent.at(-mostADay);
    if (first) {
      throw new DomainError(
        'RateLimitExceededError',
        `データの書き出しは1日に${mostADay}回までです。時間をおいてもう一度お試しください。`,
        { retryAt: new Date(first.requestedAt.getTime() + dayMs) },
      );
    }
    const id = services.newId();
    await sql.insertExport(trx, { id, userId, now, byHouse: false });
    await enqueue(trx, services, exportRequested, { exportId: id });
  });
}

/** The viewer's last export while its file is kept; null for anyone else. */
export async function latestDataExport(context: Context, userId: string): Promise<DataExportRow | null> {
  if (viewerId(context.viewer) !== userId) return null;
  const { db, clock } = context.services;
  const latest = await sql.latestExport(db, userId, { byHouse: false });
  const isOver = latest?.expiresAt && latest.expiresAt <= clock.now();
  return latest && !isOver ? latest : null;
}

export function exportAddress(id: string): string {
  return `/exports/${encodeGlobalId('DataExport', id)}`;
}

export interface ExportFile {
  readonly name: string;
  readonly size: number;
  readonly etag: string;
  open(range?: ByteRange): Promise<Readable | undefined>;
}

/**
 * The file, for its owner's access token; undefined alike for others' and unknown exports. Rejects when the
 * token is refused.
 */
export async function openExport(
  services: Pick<Services, 'clock' | 'db' | 'storage' | 'tokenSecret'>,
  authorization: string | undefined,
  globalId: string,
): Promise<ExportFile | undefined> {
  const userId = viewerId(await authenticate(services, authorization));
  const id = keyOf(globalId, 'DataExport');
  if (userId === null || id === undefined) return undefined;
  const found = await sql.readyExport(services.db, { id, userId, now: services.clock.now() });
  return found && exportFile(services, id, found);
}

/** Undefined when the object is gone. */
export async function exportFile(
  { storage }: Pick<Services, 'storage'>,
  id: string,
  found: { readonly storageKey: string; readonly readyAt: Date },
): Promise<ExportFile | undefined> {
  const object = await storage.stat(found.storageKey);
  if (!object) return undefined;
  const day = japanDay(found.readyAt);
  return {
    name: `つむぎのデータ_${day}.zip`,
    size: object.size,
    etag: `"${id}"`,
    open: (range) => storage.read(object.key, range),
  };
}
