import { audit } from '../../../lib/audit.ts';
import { decodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { actorOf } from '../../staff/sessions.ts';
import { listStaff } from '../../staff/accounts.ts';
import { verifyLog } from './seals.ts';
import type { LogState } from './seals.ts';
import * as sql from './logSql.ts';
import type { LogFilter, LogRow } from './logSql.ts';

export interface LogQuestion {
  readonly action?: string | null | undefined;
  /** As it stands in an address (`w_…`), or the key itself. */
  readonly subject?: string | null | undefined;
  readonly staffId?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

const mostExported = 10_000;

function filterOf({ action, subject, staffId, from, to }: LogQuestion): LogFilter {
  const text = subject?.trim() ?? '';
  const global = /[a-z]{1,30}_[\w-]{22}/u.exec(text)?.[0];
  return {
    action: action === '' || action == null ? undefined : action,
    subjectId: text === '' ? undefined : ((global && decodeGlobalId(global)?.id) ?? text),
    staffId: staffId == null || staffId === '' ? undefined : (keyOf(staffId, 'StaffMember') ?? 'unknown'),
    from: from ?? undefined,
    to: to ?? undefined,
  };
}

/** For the page and for the command line. */
export async function logPage(
  { services }: { readonly services: Pick<Services, 'db'> },
  question: LogQuestion,
  page: KeysetPage,
): Promise<Connection<LogRow>> {
  const filter = filterOf(question);
  const rows = filter.staffId === 'unknown' ? [] : await sql.logPage(services.db, filter, page);
  return connection(page, rows, ({ occurredAt, id }) => ({ at: occurredAt, id }));
}

export function logState({ services }: StaffContext): Promise<LogState> {
  return verifyLog(services);
}

export async function staffNames({ services }: StaffContext): Promise<{ id: string; name: string }[]> {
  return (await listStaff(services)).map(({ id, name }) => ({ id, name }));
}

/** A field of a table; one that a spreadsheet would run as a formula begins with an apostrophe. */
function field(value: string | null): string {
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** At most 10,000 lines, the newest first; that it was taken out is itself a line. */
export async function exportLog(context: StaffContext, question: LogQuestion): Promise<string> {
  const { services } = context;
  const filter = filterOf(question);
  await services.db
    .transaction()
    .execute((trx) =>
      audit(
        trx,
        { ...services, actor: actorOf(context) },
        { action: 'log.export', subjectKind: 'LOG', subjectId: 'csv' },
      ),
    );
  const lines: string[][] = [['日時', '担当者', '操作', '対象の種類', '対象', '内容', '接続元', '連番']];
  let from: KeysetPage['from'];
  while (lines.length <= mostExported && filter.staffId !== 'unknown') {
    const rows = await sql.logPage(services.db, filter, { limit: 100, backward: false, from });
    for (const row of rows.slice(0, 100))
      lines.push([
        row.occurredAt.toISOString(),
        row.staffName ?? row.actorKind,
        row.action,
        row.subjectKind,
        row.subjectId ?? '',
        row.detail,
        row.address ?? '',
        row.sequence ?? '',
      ]);
    const last = rows[99];
    if (!last || rows.length <= 100) break;
    from = { at: last.occurredAt, id: last.id };
  }
  return `${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
}
