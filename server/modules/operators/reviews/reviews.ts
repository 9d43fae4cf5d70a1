import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { afterBusinessDays } from '../../../lib/dates/businessDays.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { productNotFound } from '../../products/own/owner.ts';
import { requireStaff } from '../../staff/sessions.ts';
import * as sql from './decisionsSql.ts';
import { requireLease, taken } from './desk.ts';
import * as queue from './queueSql.ts';
import type { DecidedCounts, WaitingWork } from './queueSql.ts';
import * as works from './workSql.ts';
import type { ReviewedWork, ReviewStepRow } from './workSql.ts';

const mostListed = 200;
const businessDays = 2;

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

export function workOf(globalId: string): string {
  const id = keyOf(globalId, 'Product');
  if (id === undefined) throw productNotFound();
  return id;
}

const noteMost = 500;

function readNote(typed: string | null | undefined): string {
  const inputs = new Inputs();
  const note = inputs.lines('note', 'メモ', typed, noteMost) ?? '';
  inputs.finish();
  return note;
}

type Deciding = Acting & Pick<Services, 'clock' | 'db' | 'newId'>;

/** Puts a work aside, with a word for whoever looks at it next. It keeps its clock. */
export async function holdWork(
  services: Deciding,
  productId: string,
  typed: string | null | undefined,
): Promise<void> {
  const note = readNote(typed);
  const subject = { kind: 'PRODUCT', id: productId } as const;
  const staffId = services.actor?.staffId ?? null;
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const [waiting] = await queue.waitingWorks(trx, { now, limit: 1, id: productId });
    if (!waiting) throw taken();
    await requireLease(services, trx, subject);
    await sql.putHold(trx, { productId, staffId, note, now });
    if (staffId !== null) await sql.dropLease(trx, subject, staffId);
    await audit(trx, services, {
      action: 'work.hold',
      subjectKind: 'PRODUCT',
      subjectId: productId,
      detail: { note },
    });
  });
}

/** False where it was not aside. */
export async function releaseHold(services: Deciding, productId: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await sql.dropHold(trx, productId))) return false;
    await audit(trx, services, { action: 'work.release', subjectKind: 'PRODUCT', subjectId: productId });
    return true;
  });
}
