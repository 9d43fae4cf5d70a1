import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { unlessSwept } from '../../media/keep.ts';
import { atStep, withProfile } from '../../creators/registration/registration.ts';
import { nothingWritten, writtenOf } from '../contents/fields.ts';
import { readChanges } from './contents.ts';
import type { Changes, ProductInput } from './contents.ts';
import * as sql from './contentsSql.ts';
import type { Contents, HeldProduct } from './contentsSql.ts';
import { deleteDraft } from '../drafts/draftsSql.ts';
import { forgetOwn } from '../own/own.ts';
import { creatorId, productKey, productNotFound } from '../own/owner.ts';
import { submit, withdraw } from '../review/review.ts';
import * as standing from '../own/standingSql.ts';
import { ChangedMeanwhileError, cutFor, mergeContents, untilSettled } from './thumbnails.ts';
import type { Cut } from './thumbnails.ts';

/** Each one is reviewed by a person. */
const creations: RateLimit = { name: 'create-product', hits: 200, windowMs: 86_400_000 };

const nothing: Contents = {
  ...nothingWritten,
  media: [],
  thumbnail: { mediaId: null, sourceId: null, crop: null },
};

type NewInput = ProductInput & {
  readonly media: NonNullable<ProductInput['media']>;
  readonly clientId?: string | null | undefined;
};

/**
 * Creates a work and submits it for review. Answers its key. A repeat, after a lost answer, edits the same
 * work.
 */
export async function createProduct(
  context: Context,
  { clientId: givenId, ...input }: NewInput,
): Promise<string> {
  const { services } = context;
  const authorId = creatorId(context);
  const clientId = clientIdOf(givenId);
  const made = (db: Services['db']) =>
    clientId === null ? Promise.resolve(undefined) : sql.productOfClient(db, authorId, clientId);
  const change = (id: string) => editProduct(context, { ...input, id: encodeGlobalId('Product', id) });
  const known = await made(services.db);
  if (known !== undefined) return change(known);
  await hit(services, creations, authorId);
  const id = services.newId();
  let other: string | undefined;
  await untilSettled(() =>
    unlessSwept(async () => {
      const inputs = new Inputs();
      const changes = await readChanges(context, inputs, input);
      const cut = await cutFor(services, inputs, authorId, undefined, changes);
      await atStep(context, withProfile, async ({ trx, now }) => {
        // The account is locked, so the second of two equal calls sees the first's work.
        other = await made(trx);
        if (other !== undefined) return;
        const contents = await mergeContents(trx, services, authorId, nothing, changes, cut);
        await sql.insertProduct(trx, { id, authorId, clientId, contents, now });
        await submit(trx, services, id);
        await writeStanding(trx, services, { id, visibility: 'EVERYONE' }, changes);
        // The draft has become the work.
        if (clientId !== null) await deleteDraft(trx, authorId, clientId);
      });
    }),
  );
  if (other !== undefined) return change(other);
  forgetOwn(context, id);
  return id;
}

function clientIdOf(given: string | null | undefined): string | null {
  if (given == null) return null;
  const inputs = new Inputs();
  if (!isUuid(given))
    inputs.wrong('clientId', '送られた内容を読み取れませんでした。画面を読み込み直してください。');
  inputs.finish();
  return given;
}

type EditInput = ProductInput & {
  readonly id: string;
  /** The version the change is based on; without one it is always written. */
  readonly version?: number | null | undefined;
};

interface Saved {
  readonly before: Contents;
  /** The public content, while a change is edited. */
  readonly approved: Contents;
}

async function savedOf(db: Services['db'], { id, revisionId }: HeldProduct): Promise<Saved> {
  const approved = await sql.productContents(db, id);
  if (!approved) throw productNotFound();
  if (revisionId === null) return { before: approved, approved };
  const change = await sql.revisionContents(db, revisionId);
  // Approved or discarded since it was read.
  if (!change) throw new ChangedMeanwhileError(id);
  return { before: change.contents, approved };
}

/**
 * Changes the viewer's own work. Before the first approval directly; afterwards the approved content stays
 * public and the change waits for review. Publishing and visibility take effect at once.
 */
export async function editProduct(
  context: Context,
  { id: globalId, version, ...input }: EditInput,
): Promise<string> {
  const { services } = context;
  const authorId = creatorId(context);
  const id = productKey(globalId);
  await untilSettled(() =>
    unlessSwept(async () => {
      const known = await sql.findProduct(services.db, id);
      if (known?.authorId !== authorId) throw productNotFound();
      refuseOlder(known, version);
      const inputs = new Inputs();
      const changes = await readChanges(context, inputs, input);
      const { before } = await savedOf(services.db, known);
      const cut = await cutFor(services, inputs, authorId, before, changes);
      await services.db
        .transaction()
        .execute((trx) => applyChange(trx, services, { id, authorId, version, changes, cut }));
    }),
  );
  forgetOwn(context, id);
  return id;
}

interface Change {
  readonly id: string;
  readonly authorId: string;
  readonly version: EditInput['version'];
  readonly changes: Changes;
  readonly cut: Cut | undefined;
}

async function applyChange(
  trx: Transaction<Tables>,
  services: Services,
  { id, authorId, version, changes, cut }: Change,
): Promise<void> {
  const held = await sql.holdProduct(trx, id);
  if (held?.authorId !== authorId) throw productNotFound();
  refuseOlder(held, version);
  const { before, approved } = await savedOf(trx, held);
  const contents = await mergeContents(trx, services, authorId, before, changes, cut);
  if (!areSame(contents, before)) await writeChange(trx, services, held, { contents, approved });
  await writeStanding(trx, services, held, changes);
  await sql.countSave(trx, held);
}

/** Saved elsewhere since the form was opened: the author decides. */
function refuseOlder(held: HeldProduct, version: EditInput['version']): void {
  if (version != null && version !== held.version)
    throw new DomainError('DraftConflictError', 'ほかの画面で、新しい内容が保存されています。');
}

async function writeChange(
  trx: Transaction<Tables>,
  services: Services,
  { id, approvedAt, revisionId }: HeldProduct,
  { contents, approved }: { readonly contents: Contents; readonly approved: Contents },
): Promise<void> {
  const now = services.clock.now();
  if (approvedAt === null) {
    await sql.writeContents(trx, id, contents, now);
    await submit(trx, services, id);
  } else if (!areSame(contents, approved)) {
    await sql.writeRevision(trx, { id: revisionId ?? services.newId(), productId: id, contents, now });
    await submit(trx, services, id);
  } else if (revisionId !== null) {
    // Changed back to the public content.
    await sql.deleteRevision(trx, revisionId);
    await withdraw(trx, services, id);
  }
}

/** Publishing and visibility need no review. */
async function writeStanding(
  trx: Transaction<Tables>,
  services: Services,
  { id, visibility: before }: Pick<HeldProduct, 'id' | 'visibility'>,
  { isPublished, visibility, companyIds }: Changes,
): Promise<void> {
  const now = services.clock.now();
  if (companyIds) await standing.writeAllowedCompanies(trx, id, companyIds, now);
  if ((visibility ?? before) === 'COMPANIES' && (visibility || companyIds)) {
    const inputs = new Inputs();
    if ((await standing.countAllowedCompanies(trx, id)) === 0)
      inputs.wrong('allowedCompanyIds', '公開する会社を1社以上選んでください。');
    inputs.finish();
  }
  if (visibility) await standing.setVisibility(trx, id, visibility);
  if (isPublished !== undefined) await standing.setPublished(trx, id, isPublished, now);
  await standing.noteListed(trx, services.newId(), id, now);
}

function areSame(one: Contents, other: Contents): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** In a fixed order of keys. */
function plain({ thumbnail: { mediaId, sourceId, crop }, media, ...written }: Contents): unknown {
  return [
    writtenOf(written),
    media.map((one) => [one.mediaId, one.caption]),
    [mediaId, sourceId, crop && [crop.x, crop.y, crop.width, crop.height]],
  ];
}

/**
 * Deletes the viewer's own work in any state. The sweep removes its uploads unless another work uses them.
 */
export async function deleteProduct(context: Context, globalId: string): Promise<string> {
  const authorId = creatorId(context);
  const id = productKey(globalId);
  const isGone = await context.services.db
    .transaction()
    .execute((trx) => sql.deleteProduct(trx, id, authorId));
  if (!isGone) throw productNotFound();
  forgetOwn(context, id);
  return id;
}
