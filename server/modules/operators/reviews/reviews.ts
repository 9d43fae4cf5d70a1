import * as v from 'valibot';
import { audit } from '../../../lib/audit.ts';
import { afterBusinessDays } from '../../../lib/businessDays.ts';
import { DomainError } from '../../../lib/errors.ts';
import { keyOf } from '../../../lib/globalId.ts';
import { Inputs } from '../../../lib/inputs.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/services.ts';
import type { StaffContext } from '../../../lib/staff.ts';
import { approveWork, readReason, rejectWork, versionOf } from '../../products/review/review.ts';
import { actorOf, requireStaff } from '../../staff/sessions.ts';
import * as sql from './decisionsSql.ts';
import * as queue from './queueSql.ts';
import type { DecidedCounts, WaitingWork } from './queueSql.ts';
import * as works from './workSql.ts';
import type { ReviewedWork, ReviewStepRow } from './workSql.ts';

/** So long a work is one reviewer's; the page asks again while it is open. */
const leaseMs = 5 * 60_000;
/** A decision is done so much later: until then it is as if it had not been. */
export const undoMs = 10_000;
const mostListed = 200;
const businessDays = 2;

const decisionDue = effect('review.decisionDue', v.object({ decisionId: v.pipe(v.string(), v.uuid()) }));

const gone = () => new DomainError('ProductNotFoundError', 'この作品は審査待ちではありません。');
const taken = () => new DomainError('DraftConflictError', 'ほかの担当者が処理しました。');

const dayStart = (now: Date): Date => {
  const tokyo = 9 * 3_600_000;
  const day = 86_400_000;
  return new Date(Math.floor((now.getTime() + tokyo) / day) * day - tokyo);
};

/** Until when it is to be decided. */
export const dueOf = (submittedAt: Date): Date => afterBusinessDays(submittedAt, businessDays);

export interface Queue {
  readonly works: readonly WaitingWork[];
  readonly total: number;
  readonly decided: DecidedCounts;
}

export async function reviewQueue(context: StaffContext): Promise<Queue> {
  const { staffId } = requireStaff(context);
  const { db, clock } = context.services;
  const now = clock.now();
  const [listed, total, decided] = await Promise.all([
    queue.waitingWorks(db, { now, limit: mostListed }),
    queue.countWaiting(db),
    queue.decidedSince(db, staffId, dayStart(now)),
  ]);
  return { works: listed, total, decided };
}

export interface ReviewedNow extends ReviewedWork {
  readonly waiting: WaitingWork;
}

/** A work that waits, whole; null when it waits no more. */
export async function workUnderReview(
  { services }: StaffContext,
  globalId: string,
): Promise<ReviewedNow | null> {
  const id = keyOf(globalId, 'Product');
  if (id === undefined) return null;
  const [waiting] = await queue.waitingWorks(services.db, { now: services.clock.now(), limit: 1, id });
  const work = waiting && (await works.reviewedWork(services.db, id));
  return work && waiting ? { ...work, waiting } : null;
}

export function storyOf({ services }: StaffContext, productId: string): Promise<ReviewStepRow[]> {
  return works.reviewStory(services.db, productId);
}

export function holdOf({ services }: StaffContext, productId: string): Promise<sql.Hold | undefined> {
  return sql.holdOf(services.db, productId);
}

function productOf(globalId: string): string {
  const id = keyOf(globalId, 'Product');
  if (id === undefined) throw gone();
  return id;
}

/** The work is before this reviewer, and nobody else, until they leave it or leave it alone. */
export async function takeReview(context: StaffContext, globalId: string): Promise<{ until: Date }> {
  const { staffId } = requireStaff(context);
  const { db, clock } = context.services;
  const productId = productOf(globalId);
  const now = clock.now();
  const [waiting] = await queue.waitingWorks(db, { now, limit: 1, id: productId });
  if (!waiting) throw gone();
  const until = new Date(now.getTime() + leaseMs);
  if (!(await sql.takeLease(db, { productId, staffId, now, until })))
    throw new DomainError(
      'DraftConflictError',
      `${waiting.leasedTo ?? 'ほかの担当者'}さんが審査しています。`,
    );
  return { until };
}

export async function leaveReview(context: StaffContext, globalId: string): Promise<void> {
  const { staffId } = requireStaff(context);
  await sql.dropLease(context.services.db, productOf(globalId), staffId);
}

/** Whose lease it is while it is looked at; refused when that is somebody else. */
async function requireLease(
  context: StaffContext,
  trx: Parameters<typeof sql.leaseOf>[0],
  productId: string,
): Promise<sql.Lease | undefined> {
  const { staffId } = requireStaff(context);
  const lease = await sql.leaseOf(trx, productId, context.services.clock.now());
  if (lease && lease.staffId !== staffId) throw taken();
  return lease;
}

const noteMost = 500;

/** Puts a work aside, with a word for whoever looks at it next. It keeps its clock. */
export async function holdReview(
  context: StaffContext,
  globalId: string,
  typed: string | null | undefined,
): Promise<void> {
  const { services } = context;
  const { staffId } = requireStaff(context);
  const productId = productOf(globalId);
  const inputs = new Inputs();
  const note = inputs.lines('note', 'メモ', typed, noteMost) ?? '';
  inputs.finish();
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const [waiting] = await queue.waitingWorks(trx, { now, limit: 1, id: productId });
    if (!waiting) throw taken();
    await requireLease(context, trx, productId);
    await sql.putHold(trx, { productId, staffId, note, now });
    await sql.dropLease(trx, productId, staffId);
    await audit(
      trx,
      { ...services, actor: actorOf(context) },
      { action: 'work.hold', subjectKind: 'PRODUCT', subjectId: productId, detail: { note } },
    );
  });
}

export async function releaseHold(context: StaffContext, globalId: string): Promise<void> {
  const { services } = context;
  const productId = productOf(globalId);
  await services.db.transaction().execute(async (trx) => {
    if (!(await sql.dropHold(trx, productId))) return;
    await audit(
      trx,
      { ...services, actor: actorOf(context) },
      { action: 'work.release', subjectKind: 'PRODUCT', subjectId: productId },
    );
  });
}

export interface Verdict {
  readonly id: string;
  readonly version: string;
  readonly decision: 'APPROVE' | 'REJECT';
  readonly reason?: string | null | undefined;
  readonly template?: string | null | undefined;
  readonly checks: readonly { readonly point: number; readonly met: boolean }[];
}

const points = 6;

/** Decides about the version that was seen. It is done ten seconds later, so that a slip of the finger can be taken back. */
export async function decideReview(context: StaffContext, verdict: Verdict): Promise<{ undoUntil: Date }> {
  const { services } = context;
  const { staffId } = requireStaff(context);
  const productId = productOf(verdict.id);
  const reason = verdict.decision === 'REJECT' ? readReason(verdict.reason ?? '') : null;
  const checks = Object.fromEntries(
    verdict.checks
      .filter(({ point }) => point >= 1 && point <= points)
      .map(({ point, met }) => [String(point), met]),
  );
  if (verdict.decision === 'APPROVE' && Object.values(checks).filter(Boolean).length < points)
    throw new DomainError('ArgumentInvalidError', '6項目をすべて満たしている作品だけを承認できます。');
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const [waiting] = await queue.waitingWorks(trx, { now, limit: 1, id: productId });
    if (!waiting) throw taken();
    const lease = await requireLease(context, trx, productId);
    if (verdict.version !== versionOf(waiting.editedAt))
      throw new DomainError(
        'DraftConflictError',
        '見ているあいだに、作者が内容を直しました。新しい内容を確認してください。',
      );
    const id = services.newId();
    const dueAt = new Date(now.getTime() + undoMs);
    const made = await sql.insertDecision(trx, {
      id,
      productId,
      staffId,
      decision: verdict.decision,
      reason,
      template: verdict.template?.slice(0, 40) ?? null,
      version: verdict.version,
      checks,
      submittedAt: waiting.submittedAt,
      secondsTaken: lease ? Math.round((now.getTime() - lease.takenAt.getTime()) / 1000) : null,
      now,
      dueAt,
    });
    if (!made) throw taken();
    await sql.dropLease(trx, productId, staffId);
    await audit(
      trx,
      { ...services, actor: actorOf(context) },
      {
        action: 'work.decide',
        subjectKind: 'PRODUCT',
        subjectId: productId,
        detail: { decision: verdict.decision, version: verdict.version, checks, reason },
      },
    );
    await enqueue(trx, services, decisionDue, { decisionId: id }, { delayMs: undoMs });
    return { undoUntil: dueAt };
  });
}

/** Within ten seconds, by whoever decided. */
export async function undoReview(context: StaffContext, globalId: string): Promise<void> {
  const { services } = context;
  const { staffId } = requireStaff(context);
  const productId = productOf(globalId);
  await services.db.transaction().execute(async (trx) => {
    const held = await sql.holdDecision(trx, { productId });
    if (held?.staffId !== staffId)
      throw new DomainError('DraftConflictError', '時間が過ぎたため、取り消せません。');
    await sql.setDecision(trx, held.id, 'TAKEN_BACK');
    await audit(
      trx,
      { ...services, actor: actorOf(context) },
      { action: 'work.undo', subjectKind: 'PRODUCT', subjectId: productId },
    );
  });
}

/** Ten seconds later. What its author changed, or somebody decided from the command line meanwhile, is left as it is. */
export function reviewEffects(services: Services): EffectHandlers {
  return handle(decisionDue, async ({ decisionId }) => {
    const held = await services.db.transaction().execute((trx) => sql.holdDecision(trx, { id: decisionId }));
    if (!held) return;
    const acting = { ...services, actor: { staffId: held.staffId, address: '' } };
    try {
      if (held.decision === 'APPROVE') await approveWork(acting, held.productId, held.version);
      else await rejectWork(acting, held.productId, held.reason ?? '', held.version);
      await sql.setDecision(services.db, decisionId, 'DONE');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await sql.setDecision(services.db, decisionId, 'OVERTAKEN');
    }
    await services.db.transaction().execute((trx) => sql.dropHold(trx, held.productId));
  });
}
