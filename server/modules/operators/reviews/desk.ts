import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { releaseHeldOpening, sendBackOpening } from '../../jobs/holds/holds.ts';
import { approveWork, readReason, rejectWork, versionOf } from '../../products/review/review.ts';
import { actorOf, requireStaff } from '../../staff/sessions.ts';
import { waitingOpenings } from '../openings/queueSql.ts';
import * as sql from './decisionsSql.ts';
import type { Subject } from './decisionsSql.ts';
import { waitingWorks } from './queueSql.ts';

/** How one looks at what waits: leased while it is looked at, decided in the version that was seen, done when it can no longer be taken back. */

/** So long it is one reviewer's; the page asks again while it is open. */
const leaseMs = 5 * 60_000;
/** A decision is done so much later: until then it is as if it had not been. */
export const undoMs = 10_000;

const decisionDue = effect('review.decisionDue', v.object({ decisionId: v.pipe(v.string(), v.uuid()) }));

export const taken = () => new DomainError('DraftConflictError', 'ほかの担当者が処理しました。');

interface Waiting {
  readonly version: string;
  readonly submittedAt: Date;
}

type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

/** What works and openings do not have in common. */
interface Line {
  readonly acts: string;
  readonly gone: () => DomainError;
  readonly changed: string;
  /** As it waits and nobody has decided; undefined where it does not. */
  readonly waiting: (db: Kysely<Tables>, now: Date, id: string) => Promise<Waiting | undefined>;
  /** So many points have all to be met. */
  readonly points: number;
  readonly approve: (services: Deciding, id: string, version: string) => Promise<unknown>;
  readonly reject: (services: Deciding, id: string, reason: string, version: string) => Promise<unknown>;
}

const lines: Readonly<Record<Subject['kind'], Line>> = {
  PRODUCT: {
    acts: 'work',
    gone: () => new DomainError('ProductNotFoundError', 'この作品は審査待ちではありません。'),
    changed: '見ているあいだに、作者が内容を直しました。新しい内容を確認してください。',
    waiting: async (db, now, id) => {
      const [work] = await waitingWorks(db, { now, limit: 1, id });
      return work && { version: versionOf(work.editedAt), submittedAt: work.submittedAt };
    },
    points: 6,
    approve: approveWork,
    reject: rejectWork,
  },
  JOB_OPENING: {
    acts: 'opening',
    gone: () => new DomainError('JobOpeningNotFoundError', 'この募集は確認待ちではありません。'),
    changed: '見ているあいだに、会社が内容を変更しました。新しい内容を確認してください。',
    waiting: async (db, now, id) => {
      const [opening] = await waitingOpenings(db, { now, limit: 1, id });
      return opening && { version: String(opening.version), submittedAt: opening.heldAt };
    },
    points: 0,
    approve: (services, id, version) => releaseHeldOpening(services, id, Number(version)),
    reject: (services, id, reason, version) => sendBackOpening(services, id, reason, Number(version)),
  },
};

export function subjectOf(globalId: string): Subject {
  const work = keyOf(globalId, 'Product');
  if (work !== undefined) return { kind: 'PRODUCT', id: work };
  const opening = keyOf(globalId, 'JobOpening');
  if (opening !== undefined) return { kind: 'JOB_OPENING', id: opening };
  throw lines.PRODUCT.gone();
}

/** It is before this reviewer, and nobody else, until they leave it or leave it alone. */
export async function takeReview(context: StaffContext, globalId: string): Promise<{ until: Date }> {
  const { staffId } = requireStaff(context);
  const { db, clock } = context.services;
  const subject = subjectOf(globalId);
  const now = clock.now();
  const { gone, waiting } = lines[subject.kind];
  if (!(await waiting(db, now, subject.id))) throw gone();
  const until = new Date(now.getTime() + leaseMs);
  if (!(await sql.takeLease(db, { subject, staffId, now, until }))) {
    const lease = await sql.leaseOf(db, subject, now);
    throw new DomainError(
      'DraftConflictError',
      `${lease?.staffName ?? 'ほかの担当者'}さんが審査しています。`,
    );
  }
  return { until };
}

export async function leaveReview(context: StaffContext, globalId: string): Promise<void> {
  const { staffId } = requireStaff(context);
  await sql.dropLease(context.services.db, subjectOf(globalId), staffId);
}

/** Whose lease it is while it is looked at; refused when that is somebody else. */
export async function requireLease(
  { clock, actor }: Acting & Pick<Services, 'clock'>,
  trx: Kysely<Tables>,
  subject: Subject,
): Promise<sql.Lease | undefined> {
  const lease = await sql.leaseOf(trx, subject, clock.now());
  if (lease && lease.staffId !== actor?.staffId) throw taken();
  return lease;
}

export interface Verdict {
  readonly id: string;
  readonly version: string;
  readonly decision: 'APPROVE' | 'REJECT';
  readonly reason?: string | null | undefined;
  readonly template?: string | null | undefined;
  readonly checks: readonly { readonly point: number; readonly met: boolean }[];
}

function checksOf({ checks: given, decision }: Verdict, points: number): Record<string, boolean> {
  const checks = Object.fromEntries(
    given.filter(({ point }) => point >= 1 && point <= points).map(({ point, met }) => [String(point), met]),
  );
  if (decision === 'APPROVE' && Object.values(checks).filter(Boolean).length < points)
    throw new DomainError(
      'ArgumentInvalidError',
      `${points}項目をすべて満たしている作品だけを承認できます。`,
    );
  return checks;
}

/** Decides about the version that was seen. It is done ten seconds later, so that a slip of the finger can be taken back. */
export async function decideReview(context: StaffContext, verdict: Verdict): Promise<{ undoUntil: Date }> {
  const { staffId } = requireStaff(context);
  const services = { ...context.services, actor: actorOf(context) };
  const subject = subjectOf(verdict.id);
  const line = lines[subject.kind];
  const reason = verdict.decision === 'REJECT' ? readReason(verdict.reason ?? '') : null;
  const checks = checksOf(verdict, line.points);
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const waiting = await line.waiting(trx, now, subject.id);
    if (!waiting) throw taken();
    const lease = await requireLease(services, trx, subject);
    if (verdict.version !== waiting.version) throw new DomainError('DraftConflictError', line.changed);
    const id = services.newId();
    const dueAt = new Date(now.getTime() + undoMs);
    const made = await sql.insertDecision(trx, {
      id,
      subject,
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
    await sql.dropLease(trx, subject, staffId);
    await audit(trx, services, {
      action: `${line.acts}.decide`,
      subjectKind: subject.kind,
      subjectId: subject.id,
      detail: { decision: verdict.decision, version: verdict.version, checks, reason },
    });
    await enqueue(trx, services, decisionDue, { decisionId: id }, { delayMs: undoMs });
    return { undoUntil: dueAt };
  });
}

/** Within ten seconds, by whoever decided, or from the command line. */
export async function undoDecision(
  services: Acting & Pick<Services, 'clock' | 'db' | 'newId'>,
  subject: Subject,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const held = await sql.holdDecision(trx, { subject });
    if (!held || (services.actor && held.staffId !== services.actor.staffId))
      throw new DomainError('DraftConflictError', '時間が過ぎたため、取り消せません。');
    await sql.setDecision(trx, held.id, 'TAKEN_BACK');
    await audit(trx, services, {
      action: `${lines[subject.kind].acts}.undo`,
      subjectKind: subject.kind,
      subjectId: subject.id,
    });
  });
}

/** Ten seconds later. What was changed, or somebody decided from the command line meanwhile, is left as it is. */
export function reviewEffects(services: Services): EffectHandlers {
  return handle(decisionDue, async ({ decisionId }) => {
    const held = await services.db.transaction().execute((trx) => sql.holdDecision(trx, { id: decisionId }));
    if (!held) return;
    const { subject, version } = held;
    const { approve, reject } = lines[subject.kind];
    const acting = { ...services, actor: { staffId: held.staffId, address: '' } };
    try {
      if (held.decision === 'APPROVE') await approve(acting, subject.id, version);
      else await reject(acting, subject.id, held.reason ?? '', version);
      await sql.setDecision(services.db, decisionId, 'DONE');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await sql.setDecision(services.db, decisionId, 'OVERTAKEN');
    }
    if (subject.kind === 'PRODUCT')
      await services.db.transaction().execute((trx) => sql.dropHold(trx, subject.id));
  });
}
