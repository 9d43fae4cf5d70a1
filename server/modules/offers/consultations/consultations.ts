import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { taxedBreakdownOf } from '../../../lib/prices.ts';
import type { TaxedBreakdown } from '../../../lib/prices.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import type { UserViewer, Viewer } from '../../../lib/request/viewer.ts';
import { isIndividual } from '../parties.ts';
import * as sql from './consultationsSql.ts';
import type { ConsultationRow, Side } from './consultationsSql.ts';

export const consultationStatuses = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ConsultationStatus = (typeof consultationStatuses)[number];

/** Expires without any write. */
export function statusAt(
  { status, replyBy }: Pick<ConsultationRow, 'replyBy' | 'status'>,
  now: Date,
): ConsultationStatus {
  return status === 'SENT' && replyBy.getTime() <= now.getTime() ? 'EXPIRED' : status;
}

/** The viewer's own as a creator, or their company's if they may send them. */
export function sideOf(viewer: Viewer): Side | undefined {
  if (viewer.kind !== 'user') return undefined;
  if (hasRole(viewer, 'CREATOR_USER')) return { creatorId: viewer.userId };
  return viewer.companyId !== null && hasRole(viewer, 'CORPORATE_USER', 'CORPORATE_AGENT')
    ? { companyId: viewer.companyId }
    : undefined;
}

export interface Sender extends UserViewer {
  readonly companyId: string;
}

/** The schema admits no other role. */
export function senderOf({ viewer }: Context): Sender {
  if (viewer.kind !== 'user' || viewer.companyId === null)
    throw new DomainError('ForbiddenError', 'この操作はできません。');
  return { ...viewer, companyId: viewer.companyId };
}

const loader = batched<string, ConsultationRow>(async ({ services, viewer }, ids) => {
  const side = sideOf(viewer);
  return side ? indexBy(await sql.consultationsByIds(services.db, side, ids), ({ id }) => id) : new Map();
});

export const consultationKey = (globalId: string): string | undefined => keyOf(globalId, 'JobConsultation');

/** Somebody else's counts as not existing. */
export async function ownConsultation(
  context: Context,
  key: string | undefined,
): Promise<ConsultationRow | null> {
  return key === undefined ? null : ((await loader(context).load(key)) ?? null);
}

export function forgetConsultation(context: Context, id: string): void {
  loader(context).clear(id);
}

export const consultationNotFound = () =>
  new DomainError('ArgumentInvalidError', '仕事の相談が見つかりません。', { field: 'consultationId' });

/** Newest first. */
export async function consultationsOf(
  context: Context,
  page: KeysetPage,
): Promise<Connection<ConsultationRow>> {
  const side = sideOf(context.viewer);
  const rows = side ? await sql.consultationsPage(context.services.db, side, page) : [];
  return connection(page, rows, ({ createdAt, id }) => ({ at: createdAt, id }));
}

const batchLoader = batched<string, readonly ConsultationRow[]>(async ({ services, viewer }, ids) => {
  const companyId = viewer.kind === 'user' ? viewer.companyId : null;
  if (companyId === null) return new Map();
  const rows = await sql.consultationsOfBatches(services.db, companyId, ids);
  return groupBy(ids, rows, ({ batchId }) => batchId ?? '');
});

/** The other recipients; only for the company. */
export async function batchOf(
  context: Context,
  { batchId, companyId }: ConsultationRow,
): Promise<readonly ConsultationRow[]> {
  const isOwn = context.viewer.kind === 'user' && context.viewer.companyId === companyId;
  return batchId === null || !isOwn ? [] : ((await batchLoader(context).load(batchId)) ?? []);
}

const weeksOfMonth = 4;

/** Of the total, or of a month's hours; null if unknown. */
export async function breakdownOf(context: Context, row: ConsultationRow): Promise<TaxedBreakdown | null> {
  const { netBudget, netHourlyRatePrice, weeklyOperationalHours: hours } = row;
  const individual = await isIndividual(context, row.creatorId);
  if (netBudget !== null) return taxedBreakdownOf(netBudget, individual);
  if (netHourlyRatePrice === null) return null;
  return hours === null ? null : taxedBreakdownOf(netHourlyRatePrice * hours * weeksOfMonth, individual);
}
