import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hasStaffRole } from '../../../lib/request/staff.ts';
import { readReason } from '../../accounts/decisions/decisions.ts';
import { authenticateStaff } from '../../staff/sessions.ts';
import { exportFile, exportRequested } from './export.ts';
import type { ExportFile } from './export.ts';
import * as sql from './exportSql.ts';
import type { DataExportRow } from './exportSql.ts';

/** A full export for a disclosure request, handed over by the operator who asked. */
export async function exportForHouse(
  services: Acting & Pick<Services, 'clock' | 'db' | 'newId'>,
  userId: string,
  given: string,
): Promise<void> {
  const reason = readReason(given);
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    if (!(await sql.holdPerson(trx, userId)))
      throw new DomainError('ArgumentInvalidError', 'この人のアカウントは、すでに削除されています。');
    const waiting = await sql.exportsSince(trx, userId, now);
    if (waiting.length > 0)
      throw new DomainError(
        'ArgumentInvalidError',
        '書き出しは、すでに準備中です。できあがってから、もう一度お試しください。',
      );
    const id = services.newId();
    await sql.insertExport(trx, { id, userId, now, byHouse: true });
    await enqueue(trx, services, exportRequested, { exportId: id });
    await audit(trx, services, {
      action: 'member.export',
      subjectKind: 'USER',
      subjectId: userId,
      detail: { reason },
    });
  });
}

/** The last one the house asked for, while its file is kept. */
export async function latestForHouse(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  userId: string,
): Promise<(DataExportRow & { readonly url: string | null }) | null> {
  const latest = await sql.latestExport(db, userId, { byHouse: true });
  if (!latest || (latest.expiresAt && latest.expiresAt <= clock.now())) return null;
  const url = latest.status === 'READY' ? `/admin/exports/${encodeGlobalId('DataExport', latest.id)}` : null;
  return { ...latest, url };
}

/**
 * For operators who may look people up; undefined for others as for unknown files. Every download is logged.
 */
export async function openHouseExport(
  services: Pick<Services, 'clock' | 'db' | 'newId' | 'storage' | 'tokenSecret'>,
  authorization: string | undefined,
  { globalId, ip }: { readonly globalId: string; readonly ip: string },
): Promise<ExportFile | undefined> {
  const viewer = await authenticateStaff(services, authorization);
  const id = keyOf(globalId, 'DataExport');
  if (id === undefined || viewer.kind !== 'staff' || !hasStaffRole(viewer, ['SUPPORT'])) return undefined;
  const found = await sql.readyForHouse(services.db, { id, now: services.clock.now() });
  const file = found && (await exportFile(services, id, found));
  if (!file) return undefined;
  await services.db
    .transaction()
    .execute((trx) =>
      audit(
        trx,
        { ...services, actor: { staffId: viewer.staffId, address: ip } },
        { action: 'member.exportTaken', subjectKind: 'USER', subjectId: found.userId },
      ),
    );
  return file;
}
