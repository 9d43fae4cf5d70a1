import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Json } from '../../db/values.ts';
import type { Clock } from '../../lib/dates/clock.ts';
import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import type { NewId } from '../../lib/ids.ts';
import { Inputs } from '../../lib/request/inputs.ts';
import { hit } from '../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../lib/request/rateLimit.ts';
import { viewerId } from '../../lib/request/viewer.ts';
import * as sql from './reportsSql.ts';
import type { ReportKind, ReportReason } from './reportsSql.ts';

export const reportReasons = [
  'HARASSMENT',
  'INAPPROPRIATE',
  'SPAM',
  'FRAUD',
  'OUTSIDE_DEALING',
  'FALSE_TERMS',
  'COPYRIGHT',
  'OTHER',
] as const satisfies readonly ReportReason[];

const reporting: RateLimit = { name: 'report', hits: 30, windowMs: 86_400_000 };
const mostInDetail = 2_000;

export interface Telling {
  readonly reason: ReportReason;
  readonly detail?: string | null | undefined;
}

/** Who tells what; counted against floods, whatever it is about. */
export interface Told {
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly detail: string;
}

export async function readReport(
  { services, viewer }: Context,
  { reason, detail: typed }: Telling,
): Promise<Told> {
  const reporterId = viewerId(viewer);
  if (reporterId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const inputs = new Inputs();
  const detail = inputs.lines('detail', '詳しい内容', typed, mostInDetail) ?? '';
  inputs.finish();
  await hit(services, reporting, reporterId);
  return { reporterId, reason, detail };
}

/** Puts it before the operators with a copy of what it is about. Told twice by one person, it stands once while it is open. */
export async function fileReport(
  trx: Transaction<Tables>,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  report: Told & {
    readonly kind: ReportKind;
    readonly subjectId: string;
    readonly snapshot: Json;
    /** Files kept although what showed them is deleted. */
    readonly mediaIds?: readonly string[];
  },
): Promise<void> {
  await sql.insertReport(trx, { mediaIds: [], ...report, id: newId(), now: clock.now() });
}
