import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import { notify } from '../../notices/notices.ts';
import {
  deleteRevision,
  findProduct,
  holdProduct,
  revisionContents,
  writeContents,
} from '../writing/contentsSql.ts';
import type { HeldProduct } from '../writing/contentsSql.ts';
import { productNotFound } from '../own/owner.ts';
import type { ReviewStatus } from '../own/ownSql.ts';
import { noteFirstApproval } from '../../accounts/users/changes.ts';
import * as sql from './reviewSql.ts';
import { noteEdited, noteListed } from '../own/standingSql.ts';

/**
 * Reviews. A new work waits from its creation, a change of an approved one waits beside it. Approval
 * publishes what waits; rejection gives a reason and leaves the public content. The author is told and may
 * submit again.
 */

type Needs = Acting & Pick<Services, 'clock' | 'newId'>;

async function step(
  trx: Transaction<Tables>,
  { clock, newId, actor }: Needs,
  productId: string,
  status: ReviewStatus,
  reason: string | null = null,
): Promise<void> {
  const review = await sql.reviewOf(trx, productId);
  await sql.writeReview(trx, {
    reviewId: review?.id ?? newId(),
    activityId: newId(),
    productId,
    status,
    reason,
    staffId: actor?.staffId ?? null,
    now: clock.now(),
  });
}

/** Submits a locked work or change; one that already waits keeps its place. */
export async function submit(trx: Transaction<Tables>, services: Needs, productId: string): Promise<void> {
  const review = await sql.reviewOf(trx, productId);
  if (review?.status !== 'IN_PROGRESS') await step(trx, services, productId, 'IN_PROGRESS');
}

/** The author discarded a change: what is public is approved. */
export async function withdraw(trx: Transaction<Tables>, services: Needs, productId: string): Promise<void> {
  const review = await sql.reviewOf(trx, productId);
  if (review && review.status !== 'APPROVED') await step(trx, services, productId, 'APPROVED');
}

/** Operators' decisions; callers check permission. */
type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

export interface DecidedWork {
  readonly number: number;
  readonly name: string;
  readonly authorName: string;
  readonly isPublished: boolean;
  /** The work was approved before. */
  readonly isChange: boolean;
}

const reasonAtMost = 1000;

/** Locks a waiting work after its author, the usual order. */
async function holdWaiting(trx: Transaction<Tables>, productId: string): Promise<HeldProduct> {
  const known = await findProduct(trx, productId);
  if (known) await sql.holdAuthor(trx, known.authorId);
  const held = await holdProduct(trx, productId);
  if (!held) throw productNotFound();
  const review = await sql.reviewOf(trx, productId);
  if (review?.status !== 'IN_PROGRESS')
    throw new DomainError('ArgumentInvalidError', 'この作品は審査待ちではありません。');
  return held;
}

async function decided(
  trx: Transaction<Tables>,
  services: Deciding,
  { id, authorId, revisionId, isPublished }: HeldProduct,
  decision: { readonly status: 'APPROVED' } | { readonly status: 'REJECTED'; readonly reason: string },
): Promise<DecidedWork> {
  const isChange = revisionId !== null;
  const reason = decision.status === 'REJECTED' ? decision.reason : null;
  const facts = await sql.workFacts(trx, id);
  await step(trx, services, id, decision.status, reason);
  await audit(trx, services, {
    action: decision.status === 'APPROVED' ? 'work.approve' : 'work.reject',
    subjectKind: 'PRODUCT',
    subjectId: id,
    detail: { isChange, ...(reason !== null && { reason }) },
  });
  const work = encodeGlobalId('Product', id);
  const at = (path: string) => new URL(path, services.config.publicOrigin).href;
  await notify(trx, services, {
    userId: authorId,
    type: 'PRODUCT_REVIEW',
    productId: id,
    detail: { reviewStatus: decision.status, isChange, ...(reason !== null && { reason }) },
    letter: (to) =>
      decision.status === 'APPROVED'
        ? {
            template: 'workApproved',
            to,
            data: { name: facts.name, isChange, isPublished, url: at(`/products/${work}`) },
          }
        : {
            template: 'workRejected',
            to,
            data: { name: facts.name, isChange, reason: decision.reason, url: at(`/products/edit/${work}`) },
          },
  });
  return { ...facts, isPublished, isChange };
}

/** Names a version of a work or change, for deciding on it later. */
export const versionOf = (editedAt: Date): string => `v${editedAt.getTime().toString(36)}`;

/** Decides only on the version that was seen. */
async function requireVersion(
  trx: Transaction<Tables>,
  productId: string,
  version: string | undefined,
): Promise<void> {
  const { editedAt } = await sql.workFacts(trx, productId);
  if (version !== undefined && version !== versionOf(editedAt))
    throw new DomainError(
      'DraftConflictError',
      `この作品は、見たあとで作者が直しました。現在の版は ${versionOf(editedAt)} です。もう一度見てから判断してください。`,
    );
}

/**
 * Publishes what waits, if it is still the given version. The first approved work gives its author full
 * access.
 */
export async function approveWork(
  services: Deciding,
  productId: string,
  version?: string,
): Promise<DecidedWork> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const held = await holdWaiting(trx, productId);
    await requireVersion(trx, held.id, version);
    const change = held.revisionId === null ? undefined : await revisionContents(trx, held.revisionId);
    if (held.revisionId !== null && change) {
      await writeContents(trx, held.id, change.contents, change.editedAt);
      await deleteRevision(trx, held.revisionId);
    }
    await sql.setApproved(trx, held.id, now);
    await noteFirstApproval(trx, held.authorId, now);
    const isNew = await noteListed(trx, services.newId(), held.id, now);
    if (!isNew && change) await noteEdited(trx, services.newId(), held.id, now);
    return decided(trx, services, held, { status: 'APPROVED' });
  });
}

/** Gives a reason. A change's approved content stays public; the author may submit again. */
export async function rejectWork(
  services: Deciding,
  productId: string,
  given: string,
  version?: string,
): Promise<DecidedWork> {
  const reason = readReason(given);
  return services.db.transaction().execute(async (trx) => {
    const held = await holdWaiting(trx, productId);
    await requireVersion(trx, held.id, version);
    return decided(trx, services, held, { status: 'REJECTED', reason });
  });
}

/** As shown to the author. */
export function readReason(given: string): string {
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '理由', given, reasonAtMost);
  inputs.finish();
  return reason;
}
